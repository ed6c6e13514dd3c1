import type { GuideRow } from './guide-row.ts'

/** How guided mode explains what is expected at most bedsides, by the step; a procedure may say it its own way. */
export const bedsideGuide: Readonly<Record<string, GuideRow>> = {
  identity: {
    do: '走到床边，请患者自己说出姓名，再与腕带、床号核对。',
    danger: '做错患者，是最不可原谅的事故。',
    shows: [],
  },
  'vitals-before': {
    do: '操作前测体温、脉搏、呼吸、血压和血氧，并记下数值。',
    danger: '没有基线，术中血压下降时无从判断。',
    shows: ['heart'],
  },
  introduce: {
    do: '问候患者，说出自己的姓名和身份，问清称呼。',
    danger: '患者不信任、不配合，会在进针时移动。',
    shows: [],
  },
  consent: {
    do: '用患者听得懂的话说明目的、过程、风险和替代办法，请其签字。',
    danger: '未经同意的有创操作侵犯患者权利，也违法。',
    shows: [],
  },
  instruct: {
    do: '告诉患者摆什么姿势、不要动、想咳嗽时先示意。',
    danger: '患者突然咳嗽或移动，针会划伤深部组织。',
    shows: [],
  },
  comfort: {
    do: '操作中一边做一边说下一步会有什么感觉，给予安慰。',
    danger: '紧张会诱发血管迷走反应，患者面色苍白、血压下降。',
    shows: [],
  },
  privacy: {
    do: '拉好床帘，只暴露需要的部位，注意保暖。',
    danger: '无关的暴露伤害患者的尊严，也容易受凉。',
    shows: [],
  },
  mask: {
    do: '戴好帽子、口罩，遮住头发和口鼻。',
    danger: '说话时的飞沫落在无菌区会引起感染。',
    shows: [],
  },
  wash: {
    do: '按七步洗手法洗手或用速干手消毒剂。',
    danger: '手上的细菌可经破损的手套带进伤口。',
    shows: [],
  },
  gloves: {
    do: '打开手套包，只捏内面戴上无菌手套，戴后不碰任何非无菌物。',
    danger: '用不洁的手碰穿刺器械，细菌直接进入体腔。',
    shows: [],
  },
  asepsis: {
    do: '始终看住自己的手、器械和术野，一旦被碰到就立即更换或重新消毒。',
    danger: '污染后继续操作会造成深部感染。',
    shows: ['skin'],
  },
  'ask-feeling': {
    do: '操作中每隔一会儿问一句：有没有头晕、心慌、胸闷、疼痛？',
    danger: '早期反应只有患者自己知道，不问就会错过。',
    shows: [],
  },
  observe: {
    do: '看面色、出汗和呼吸，同时看监护仪上的心率、血压和血氧。',
    danger: '并发症发现得晚，处理就来不及。',
    shows: ['heart', 'lung'],
  },
  'vitals-after': {
    do: '操作结束后再测一次生命体征，与术前比较。',
    danger: '出血、气胸等常在操作结束后才显露。',
    shows: ['heart', 'lung'],
  },
  advise: {
    do: '告诉患者怎样休息、伤口怎样护理、出现什么情况要立即按铃。',
    danger: '患者不知道危险信号，会耽误处理。',
    shows: [],
  },
  record: {
    do: '记录时间、部位、经过、量与性状、标本去向和患者反应。',
    danger: '没有记录，接班的人无法判断病情变化。',
    shows: [],
  },
  waste: {
    do: '锐器入锐器盒，感染性废物入黄色袋，分类处理。',
    danger: '乱放的针头会刺伤同事和保洁人员。',
    shows: [],
  },
  'wash-after': {
    do: '脱去手套后再次洗手。',
    danger: '手套有看不见的破口，不洗手会把细菌带给下一位患者。',
    shows: [],
  },
  'record-stop': {
    do: '写明发现了什么、向谁报告、暂不操作的理由和下一步计划。',
    danger: '不写明原因，别人会再次试图操作。',
    shows: [],
  },
  'explain-stop': {
    do: '如实告诉患者为什么今天不做，接下来怎样安排。',
    danger: '患者会误以为被忽视，失去信任。',
    shows: [],
  },
  judge: {
    do: '把病史、检查结果和体征合起来，说出能做还是不能做。',
    danger: '漏掉禁忌证，操作本身就会伤害患者。',
    shows: [],
  },
  report: {
    do: '立即停下，向上级医师报告所发现的真实情况，听取意见。',
    danger: '自作主张继续操作，后果由患者承担。',
    shows: [],
  },
  held: {
    do: '已发现禁忌就不要进针，也不要“先试一下”。',
    danger: '明知禁忌仍操作，可造成不可挽回的损伤。',
    shows: [],
  },
  tools: {
    do: '对照清单把所需物品、急救药备齐，查有效期和包装。',
    danger: '操作中途离开取物，会污染无菌区、耽误抢救。',
    shows: [],
  },
  'no-needless': {
    do: '只拿这次操作用得上的物品。',
    danger: '多余的器械容易拿错，也增加污染机会。',
    shows: [],
  },
  drape: {
    do: '戴无菌手套后铺洞巾，洞对准操作点，铺下后不再向内移动。',
    danger: '没有洞巾，手和器械会碰到未消毒的皮肤。',
    shows: ['skin'],
  },
  coag: {
    do: '查血小板、凝血酶原时间/INR，并问阿司匹林、华法林等用药。',
    danger: '凝血异常未纠正时，穿刺出血难以止住。',
    shows: ['artery'],
  },
  allergy: {
    do: '用药前问清局麻药、消毒剂、乳胶和其他过敏史。',
    danger: '过敏性休克可在几分钟内致命。',
    shows: [],
  },
  skin: {
    do: '看并摸操作部位皮肤，有无感染、皮疹、瘢痕和水肿。',
    danger: '经过感染的皮肤进针，会把细菌带到深部。',
    shows: ['skin'],
  },
  disinfect: {
    do: '以穿刺点为中心由内向外画圈消毒，直径15 cm以上，至少两遍。',
    danger: '由外向内涂会把外周的细菌带回穿刺点。',
    shows: ['skin'],
  },
  mark: {
    do: '用记号笔在确定的进针点做标记。',
    danger: '消毒铺巾后标志看不见，容易偏离。',
    shows: ['skin'],
  },
  'check-drug': {
    do: '与另一人共同核对局麻药的药名、浓度、有效期和外观。',
    danger: '用错药或过期药可造成中毒、过敏。',
    shows: [],
  },
  'aspirate-first': {
    do: '每到一层先回抽，确认无血（无液、无气）再推药。',
    danger: '局麻药误入血管可引起抽搐和心搏骤停。',
    shows: ['artery'],
  },
  dressing: {
    do: '拔针后按压片刻，消毒穿刺点，盖无菌纱布并固定。',
    danger: '针眼渗液、感染，或继续出血。',
    shows: ['skin'],
  },
  send: {
    do: '当场贴好标签，写明项目，立即送检。',
    danger: '标本放置过久，细胞溶解、结果失真。',
    shows: [],
  },
  uneventful: {
    do: '全程按规范操作，每一步都看着患者的反应。',
    danger: '一处疏忽就可能造成本可避免的并发症。',
    shows: [],
  },
}
