import type { Deed } from './deed.ts'

type Row = Partial<Deed> & Pick<Deed, 'id' | 'zh' | 'phase'>

const whole = (row: Row): Deed => ({
  touch: 'none',
  seconds: 0,
  sets: {},
  treats: [],
  needs: [],
  tells: [],
  causes: [],
  ...row,
})

/** What somebody answers, and what is done beside somebody who cannot. */
const answering = (answer: string, beside: string): Deed['tells'] => [
  { when: { measure: 'responsive', from: 1 }, zh: answer },
  { when: { measure: 'responsive', to: 0 }, zh: beside },
]

const talking: readonly Row[] = [
  {
    id: 'identity',
    zh: '核对姓名、腕带和医嘱',
    phase: '评估',
    seconds: 15,
    tells: [{ zh: '姓名、年龄、腕带与医嘱一致。' }],
  },
  {
    id: 'introduce',
    zh: '问候并自我介绍',
    phase: '沟通',
    seconds: 8,
    tells: answering('患者点点头：“您好。”', '患者没有反应，已向在场的家属说明身份。'),
  },
  {
    id: 'consent',
    zh: '说明目的、过程与风险，签署知情同意书',
    phase: '沟通',
    seconds: 60,
    sets: { consented: true },
    tells: [{ zh: '患者（或家属）听完说明，表示理解，在同意书上签了字。' }],
  },
  {
    id: 'instruct',
    zh: '交代配合要点（不要移动，不适请说）',
    phase: '沟通',
    seconds: 15,
    sets: { instructed: true },
    tells: answering('“好的，我尽量不动，不舒服就告诉您。”', '患者不能配合，已安排人员扶持。'),
  },
  {
    id: 'privacy',
    zh: '拉好床帘、调节室温，保护隐私',
    phase: '沟通',
    seconds: 10,
    touch: 'dirty',
    tells: [{ zh: '床帘拉好了。' }],
  },
  {
    id: 'comfort',
    zh: '安抚患者',
    phase: '沟通',
    seconds: 6,
    sets: { comforted: true },
    tells: [
      {
        when: { measure: 'responsive', from: 1, not: { did: ['comfort'], times: 2 } },
        zh: '“有您在我就放心一点。”',
      },
      {
        when: { measure: 'responsive', from: 1, did: ['comfort'], times: 2 },
        zh: '患者点点头，手松开了一些。',
      },
      { when: { measure: 'responsive', to: 0 }, zh: '患者没有反应。' },
    ],
  },
  { id: 'ask-feeling', zh: '询问患者现在的感觉', phase: '观察与处理', seconds: 5 },
]

const asepsis: readonly Row[] = [
  {
    id: 'mask',
    zh: '戴好帽子、口罩',
    phase: '准备',
    seconds: 15,
    touch: 'dirty',
    sets: { masked: true },
  },
  { id: 'wash', zh: '七步洗手', phase: '准备', seconds: 40, touch: 'wash' },
  { id: 'gloves', zh: '戴无菌手套', phase: '无菌', seconds: 20, touch: 'gloves' },
  { id: 'change-gloves', zh: '更换无菌手套', phase: '无菌', seconds: 25, touch: 'gloves' },
  { id: 'change-kit', zh: '更换被污染的器械', phase: '无菌', seconds: 30, touch: 'kit' },
  { id: 'adjust-mask', zh: '扶一扶口罩', phase: '无菌', seconds: 3, touch: 'dirty' },
]

const watching: readonly Row[] = [
  { id: 'measure', zh: '测量生命体征', phase: '观察与处理', seconds: 30, verb: 'measure' },
  {
    id: 'monitor',
    zh: '连接心电、血氧与血压监护',
    phase: '观察与处理',
    seconds: 20,
    verb: 'monitor',
  },
  { id: 'observe', zh: '观察面色、呼吸与出汗', phase: '观察与处理', seconds: 5 },
]

const remedying: readonly Row[] = [
  {
    id: 'stop',
    zh: '立即停止操作',
    phase: '观察与处理',
    seconds: 2,
    treats: ['stop'],
    sets: { stopped: true },
  },
  {
    id: 'lay-flat',
    zh: '协助平卧',
    phase: '观察与处理',
    seconds: 15,
    treats: ['lay-flat'],
    sets: { flat: true, upright: false },
  },
  {
    id: 'head-up',
    zh: '抬高床头',
    phase: '观察与处理',
    seconds: 10,
    treats: ['head-up'],
    sets: { flat: false },
  },
  {
    id: 'oxygen',
    zh: '给氧',
    phase: '观察与处理',
    seconds: 10,
    treats: ['oxygen'],
    sets: { oxygen: true },
  },
  {
    id: 'fluids',
    zh: '开放静脉通路，快速补液',
    phase: '观察与处理',
    seconds: 60,
    treats: ['fluids'],
  },
  {
    id: 'adrenaline',
    zh: '0.1%肾上腺素0.3–0.5 mL注射',
    phase: '观察与处理',
    seconds: 20,
    treats: ['adrenaline'],
  },
  { id: 'press', zh: '压迫止血', phase: '观察与处理', seconds: 120, treats: ['press'] },
  {
    id: 'film',
    zh: '急查床旁胸片',
    phase: '观察与处理',
    seconds: 300,
    treats: ['film'],
    tells: [
      { when: { has: ['pneumothorax'] }, zh: '胸片：患侧胸腔可见无肺纹理的透亮带和脏层胸膜线。' },
      { when: { has: ['lung-injury'] }, zh: '胸片：患侧少量气胸，肺野内小片模糊影。' },
      {
        when: { not: { any: [{ has: ['pneumothorax'] }, { has: ['lung-injury'] }] } },
        zh: '胸片：未见气胸。',
      },
    ],
  },
  {
    id: 'ultrasound',
    zh: '急查床旁超声',
    phase: '观察与处理',
    seconds: 180,
    treats: ['ultrasound'],
    tells: [
      { when: { has: ['organ-injury'] }, zh: '超声：包膜下可见新出现的液性暗区。' },
      { when: { not: { has: ['organ-injury'] } }, zh: '超声：实质脏器包膜完整。' },
    ],
  },
  { id: 'consult', zh: '请相关专科急会诊', phase: '观察与处理', seconds: 120, treats: ['consult'] },
  { id: 'call', zh: '呼叫上级医师和护士协助', phase: '观察与处理', seconds: 10, treats: ['call'] },
  { id: 'sedative', zh: '静脉注射地西泮', phase: '观察与处理', seconds: 20, treats: ['sedative'] },
  { id: 'lipid', zh: '静脉输注20%脂肪乳', phase: '观察与处理', seconds: 60, treats: ['lipid'] },
  { id: 'diuretic', zh: '静脉注射呋塞米', phase: '观察与处理', seconds: 20, treats: ['diuretic'] },
  {
    id: 'mannitol',
    zh: '快速静滴20%甘露醇',
    phase: '观察与处理',
    seconds: 60,
    treats: ['mannitol'],
  },
  { id: 'albumin', zh: '静脉输注白蛋白', phase: '观察与处理', seconds: 60, treats: ['albumin'] },
  { id: 'suction', zh: '吸引口咽分泌物', phase: '观察与处理', seconds: 15, treats: ['suction'] },
]

const afterwards: readonly Row[] = [
  {
    id: 'advise',
    zh: '交代术后注意事项（休息、观察、何时呼叫）',
    phase: '术后',
    seconds: 25,
    tells: answering('“记住了，不舒服我就按铃。”', '已向家属和护士交代。'),
  },
  { id: 'waste', zh: '医疗废物分类，锐器入锐器盒', phase: '术后', seconds: 20, touch: 'dirty' },
  { id: 'wash-after', zh: '脱手套，洗手', phase: '术后', seconds: 30, touch: 'wash' },
  { id: 'record', zh: '书写操作记录', phase: '术后', seconds: 60, touch: 'dirty' },
]

/** What can be done at every bedside, whatever the procedure: the list gives none of them away. */
export const bedside: readonly Deed[] = [
  ...talking,
  ...asepsis,
  ...watching,
  ...remedying,
  ...afterwards,
].map(whole)
