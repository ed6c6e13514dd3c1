import { readCase, type CaseScript } from '#cases'

const points = (zh: string, ...words: string[]) => [{ zh, tokens: [words] }]

const ask = (text: string, ...means: string[]) => ({ ask: text, means })

/** A small case for tests: a child with croup, of whom the mother speaks. It is too short to be published. */
const written = {
  schema: 'vsp-case/1',
  id: 'sample',
  version: 1,
  title: '声嘶、犬吠样咳嗽1天',
  department: '儿科',
  system: '呼吸系统',
  systemChild: '喉部疾病',
  difficulty: 2,
  tags: ['急症'],
  license: '仅供测试使用',
  drama: { limitTime: 10, scene: '儿科急诊', department: '儿科', skills: ['病史采集'] },
  caseInfo: {
    name: '林小满',
    gender: 0,
    age: 3,
    stature: 95,
    weight: 14,
    nativePlace: '江苏南京',
    maritalStatus: '未婚',
    education: '学龄前',
    nation: '汉族',
    job: '幼儿园小朋友',
    address: '本市河西',
    voice: 'female-young-01',
    mood: '焦虑',
    IsVsp: 1,
    medicalCondition: '母亲怀抱入室，声音嘶哑',
  },
  persona: {
    informant: '母亲',
    literacy: '低',
    selfTheory: '以为是感冒',
    rapport: 40,
    mood: '焦虑',
    talkative: 2,
  },
  opening: '大夫您快看看，孩子嗓子哑了，咳起来像小狗叫。',
  facts: [
    { id: 'F0', asks: ['symptom:hoarseness'], layer: 0, text: '嗓子哑了。' },
    {
      id: 'F1',
      asks: ['chief'],
      layer: 1,
      text: '昨晚开始嗓子哑，咳嗽像小狗叫。',
      reveals: ['F2'],
      key: true,
      cue: true,
    },
    { id: 'F2', asks: ['onset_time'], text: '昨天夜里十一点多开始的。', key: true },
    { id: 'F3', asks: ['trigger'], text: '前天在外头吹了风，有点流鼻涕。' },
    { id: 'F4', asks: ['assoc_open'], layer: 1, text: '还有点发烧。', reveals: ['symptom:fever'] },
    { id: 'F5', asks: ['current_meds'], text: '没有长期吃的药。' },
    {
      id: 'F6',
      asks: ['current_meds', 'prior_treatment'],
      layer: 3,
      gate: { any: [{ rapport: 60 }, { again: true }] },
      guarded: '药嘛……家里随便喂了点。',
      text: '我给喂了点大人的止咳药水，您别说我。',
      key: true,
      safety: true,
    },
    {
      id: 'F7',
      asks: ['foreign_body'],
      layer: 3,
      gate: { all: [{ said: ['empathy'] }, { words: ['花生', '瓜子'] }] },
      guarded: '这个……我没一直盯着。',
      text: '没吃花生瓜子，我想起来了，昨天没给她吃。',
    },
    { id: 'F8', asks: ['allergy'], text: '没发现对啥过敏。' },
    { id: 'F9', asks: ['duration:cough'], text: '一咳就是好几声。' },
  ],
  symptoms: {
    present: { cough: '咳，像小狗叫。', fever: { text: '烧，三十八度二。', key: true } },
    absent: { dysphagia: '喝水咽得下。' },
  },
  vitals: { T: 38.2, P: 130, R: 32, SBP: 92, DBP: 58, SpO2: 95 },
  exam: [
    { item: 'vitals', points: 3, key: true },
    { item: 'chest.inspection', finding: '吸气性三凹征轻度，呼吸{R}次/分', points: 3, key: true },
    {
      item: 'lungs.auscultation',
      finding: '可闻及吸气性喉鸣',
      points: 3,
      sound: {
        kind: 'breath',
        base: 'vesicular',
        added: [{ type: 'stridor', phase: 'inspiration' }],
      },
    },
  ],
  tests: [
    { id: 'cbc', necessity: 'should', points: 2, values: { WBC: 13.1 } },
    {
      id: 'cxr',
      necessity: 'optional',
      report: '双肺纹理稍多。',
      reading: { find: ['chest-normal'], points: 1 },
    },
    { id: 'chest-ct', necessity: 'waste', why: '没有必要的辐射。' },
    { id: 'gastroscopy', necessity: 'harmful', why: '刺激咽喉可致窒息。', penalty: 5, cap: 59 },
  ],
  course: [
    {
      id: 'worse',
      at: 40,
      unless: ['class:steroid'],
      vitals: { SpO2: -6, R: 10 },
      zh: '喉鸣加重，吸气费力',
      says: '大夫，她喘得更厉害了！',
      mood: '痛苦',
      penalty: 3,
    },
  ],
  diagnosis: {
    primary: {
      code: 'J05.0',
      tokens: [['急性'], ['喉炎']],
      points: 6,
      qualifiers: [
        { id: 'degree', zh: 'Ⅱ度喉梗阻', tokens: [['二度', '2度', 'ⅱ度', 'ii度']], points: 1 },
      ],
    },
    differentials: [
      { code: 'T65.9', points: 1, of: ['F6'], why: '误服药物。' },
      {
        code: 'J18.9',
        points: 1,
        of: ['exam:lungs.auscultation', 'test:cxr'],
        why: '肺部无啰音。',
      },
      { code: 'J45.9', points: 1, of: ['exam:lungs.auscultation'], why: '无呼气相哮鸣。' },
    ],
    evidence: [
      { id: 'E1', zh: '犬吠样咳、声嘶', of: ['F1', 'symptom:cough'], points: 1 },
      { id: 'E2', zh: '吸气性喉鸣', of: ['exam:lungs.auscultation'], points: 1 },
    ],
    mistakes: [{ code: 'J06.9', feedback: '吸气性喉鸣不能用感冒解释。', cap: 59 }],
  },
  treatment: {
    must: [
      {
        id: 'T1',
        zh: '糖皮质激素',
        orders: ['class:steroid', 'budesonide'],
        points: 4,
        within: 30,
        cap: 69,
        why: '减轻喉头水肿。',
      },
      {
        id: 'T2',
        zh: '监护与吸氧',
        orders: ['monitoring', 'class:oxygen'],
        doses: ['面罩10L/min'],
        all: true,
        points: 2,
        why: '随时可能加重。',
      },
    ],
    forbid: [
      {
        id: 'X1',
        zh: '镇静药',
        orders: ['class:sedative'],
        unless: ['intubation'],
        why: '抑制呼吸。',
        penalty: 6,
        cap: 59,
        effect: { vitals: { R: -14, SpO2: -20 }, zh: '呼吸变浅，口唇发绀', mood: '痛苦' },
      },
    ],
    effects: [{ orders: ['class:steroid'], vitals: { R: -4, SpO2: 2 }, zh: '喉鸣减轻' }],
  },
  record: {
    chief: [{ zh: '症状', tokens: [['犬吠', '声嘶', '声音嘶哑']], of: ['F1'] }],
    present: [{ zh: '误服', tokens: [['止咳药']], of: ['F6'] }],
    past: points('过敏', '过敏'),
    exam: [{ zh: '喉鸣', tokens: [['喉鸣']], of: ['exam:lungs.auscultation'] }],
    tests: points('血象', '白细胞', '血常规'),
    impression: points('诊断', '喉炎'),
    plan: points('激素', '激素', '地塞米松', '布地奈德'),
  },
  rubric: {
    history: ['F1', 'F2', 'F3', 'F6'].map((id) => ({
      id: `H-${id}`,
      zh: `问到${id}`,
      points: 2,
      of: [id],
      why: '要点之一。',
    })),
    background: ['F5', 'F8', 'F7'].map((id) => ({
      id: `P-${id}`,
      zh: `问到${id}`,
      points: 2,
      of: [id],
      why: '要点之一。',
    })),
    firstActionWithin: 8,
    budget: 500,
  },
  debrief: {
    teach: ['声嘶、犬吠样咳、吸气性喉鸣是急性喉炎的三联征。', '喉梗阻时禁用镇静药，激素要早用。'],
    references: ['儿科学教材'],
    practice: [
      { when: 'F6', task: '练习不带责备地问家长喂过什么药' },
      { when: 'dim1', task: '练习开场的自我介绍' },
    ],
  },
  golden: [
    ask('您好，我是儿科的王医生。', 'greet', 'self_intro'),
    ask('孩子怎么了？', 'chief'),
    { milestone: '开放式问主诉' },
    ask('什么时候开始的？怎么引起的？', 'onset_time', 'trigger'),
    ask('您别急，我们马上看。', 'empathy'),
    ask('还有哪儿不舒服？', 'assoc_open'),
    { examine: ['hands', 'vitals', 'chest.inspection', 'lungs.auscultation'] },
    { order: ['cbc'] },
    { treat: ['monitoring', 'oxygen', 'steroid'] },
    { wait: 20 },
    { diagnose: { primary: { code: 'J05.0' }, evidence: ['F1', 'exam:lungs.auscultation'] } },
  ],
}

/** The sample, read. */
export const sampleCase = (): CaseScript => {
  const { script, problems } = readCase(written)
  if (script === undefined) throw new Error(JSON.stringify(problems))
  return script
}
