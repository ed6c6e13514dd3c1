import type { CaseScript } from '@xinglin/simulation/cases'
import { demoCases } from './cases.ts'

/** A case that a teacher of the demo is writing: what it says so far, where it stands, and why it came back where it did. */
export type CaseWork = {
  /** Login of the teacher. */
  readonly author: string
  readonly state: 'draft' | 'submitted' | 'returned'
  readonly reason?: string
  readonly draft: Readonly<Record<string, unknown>>
}

/** A case of the product as a teacher made it over: without what the server fills. */
const madeOver = (slug: string, change: (script: CaseScript) => object): CaseWork['draft'] => {
  const script = demoCases().find((one) => one.slug === slug)?.script
  if (!script) throw new Error(`no case ${slug}`)
  const { id: _id, version: _version, reviewedBy: _by, reviewedAt: _at, ...content } = script
  return { ...content, ...change(script) }
}

const begun: CaseWork['draft'] = {
  schema: 'vsp-case/1',
  title: '夜里咳醒、胸口发紧1个月',
  department: '呼吸内科',
  system: '呼吸系统',
  systemChild: '气道疾病',
  difficulty: 2,
  tags: ['慢性咳嗽', '吸入装置'],
  license: '本校原创合成病例，人物与数据均为虚构',
  drama: {
    limitTime: 30,
    scene: '呼吸科门诊',
    department: '呼吸内科',
    skills: ['病史采集', '体格检查'],
  },
  caseInfo: {
    name: '方小雨',
    gender: 0,
    age: 27,
    stature: 163,
    weight: 54,
    nativePlace: '浙江宁波',
    maritalStatus: '未婚',
    education: '本科',
    nation: '汉族',
    job: '宠物店店员',
    address: '本市江南区桂花苑',
    voice: 'female-young-01',
    mood: '平静',
    IsVsp: 1,
    medicalCondition: '步行入诊室，神志清楚，说话成句，偶有干咳',
  },
  persona: {
    informant: '本人',
    literacy: '中',
    selfTheory: '以为是感冒拖久了，嗓子没好利索',
    rapport: 45,
    mood: '平静',
    talkative: 2,
  },
  opening: '医生，我咳了一个月了，一到后半夜就咳醒，胸口还发紧，吃了好多止咳药都不管用。',
  facts: [
    {
      id: 'F01',
      asks: ['chief'],
      layer: 1,
      text: '就是干咳，一到后半夜就咳醒，胸口发紧，有一个来月了。',
      key: true,
      note: '夜间阵发性干咳、胸闷1个月',
      why: '夜间和清晨加重的咳嗽与胸闷，是气道高反应的线索。',
    },
    {
      id: 'F02',
      asks: ['onset_time'],
      text: '上个月初感冒了一场，感冒好了，咳嗽就没断过。',
      key: true,
    },
    {
      id: 'F03',
      asks: ['timing'],
      text: '白天还好，凌晨三四点准咳醒，坐起来一会儿才缓过来。',
      key: true,
      note: '凌晨加重，坐起可缓解',
    },
    {
      id: 'F04',
      asks: ['trigger', 'aggravate'],
      text: '闻到香水、猫砂的粉尘，或者跑几步赶车，就咳得停不下来。',
      key: true,
    },
    {
      id: 'F05',
      asks: ['prior_treatment'],
      text: '自己买过止咳糖浆，还吃了一个星期的头孢，没见好。',
    },
    { id: 'F06', asks: ['allergy'], text: '春天爱打喷嚏、鼻子痒，没查过对什么过敏。', key: true },
    {
      id: 'F07',
      asks: ['ask_companion', 'life_impact'],
      layer: 3,
      gate: { rapport: 55, said: ['empathy'] },
      guarded: '工作嘛，就那样。',
      text: '我怕说是猫惹的，店里就不要我了，我自己还养着两只呢。',
      cue: true,
    },
    { id: 'F08', asks: ['smoking'], text: '我不抽烟，合租的室友抽，客厅里老有烟味。' },
  ],
  symptoms: {
    present: {
      cough: { text: '干咳，夜里厉害。', key: true },
      chest_tightness: '咳的时候胸口发紧。',
      wheeze: { text: '躺下静的时候，能听见嗓子里咝咝响。', key: true },
    },
    absent: {
      fever: '不发烧。',
      sputum: '没什么痰。',
      hemoptysis: '没咳过血。',
      weight_loss: '体重没变。',
    },
  },
  diseases: {},
  vitals: { T: 36.6, P: 82, R: 18, SBP: 112, DBP: 70, SpO2: 97 },
  exam: [
    {
      item: 'lungs.auscultation',
      finding: '双肺呼吸音清，用力呼气末可闻及散在哮鸣音',
      sound: {
        kind: 'breath',
        base: 'prolonged-expiration',
        added: [{ type: 'wheeze', phase: 'expiration' }],
      },
      key: true,
      points: 4,
      why: '用力呼气末的哮鸣音容易漏听，是可逆气流受限的体征。',
    },
  ],
  tests: [],
  course: [],
  diagnosis: { primary: { tokens: [], points: 8 }, differentials: [], evidence: [], mistakes: [] },
  treatment: { must: [], should: [], forbid: [], effects: [], tolerated: [] },
  record: { chief: [], present: [], past: [], exam: [], tests: [], impression: [], plan: [] },
  rubric: { history: [], background: [], communication: [], budget: 800 },
  debrief: { teach: [], references: [], practice: [] },
  golden: [],
}

/** The cases that teachers of the first demo school are writing: one begun, one submitted, one returned. */
export const caseWorks = (): readonly CaseWork[] => [
  { author: 'teacher1', state: 'draft', draft: begun },
  {
    author: 'teacher1',
    state: 'submitted',
    draft: madeOver('ami-inferior', ({ caseInfo, tags }) => ({
      title: '心口窝闷痛、出冷汗3小时',
      tags: [...tags.slice(0, 2), '出租车司机版'],
      difficulty: 4,
      caseInfo: {
        ...caseInfo,
        name: '赵国强',
        nativePlace: '河北保定',
        address: '本市西城区育才里',
      },
      opening: '大夫，我心口窝堵得慌，汗一身一身地出，是不是胃病又犯了？',
    })),
  },
  {
    author: 'teacher2',
    state: 'returned',
    reason:
      '查体与检查写得很好。请补两处再提交：复盘里抗感染疗程的说法请注明依据的指南年份；示范操作里请补上复诊时间与戒烟的宣教。',
    draft: madeOver('community-pneumonia', ({ caseInfo, drama }) => ({
      title: '受凉后发热、咳嗽、右胸痛4天',
      drama: { ...drama, limitTime: 35 },
      caseInfo: { ...caseInfo, name: '马海波', nativePlace: '安徽芜湖' },
    })),
  },
]
