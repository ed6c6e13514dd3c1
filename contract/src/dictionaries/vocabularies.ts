/** A figure that an entry carries beside its name. */
export type Figure = {
  readonly name: string
  readonly least: number
  readonly most: number
}

/** A list of words of a school that other forms choose from: flat, or a tree of two levels. */
export type Vocabulary = {
  /** Kept with each entry; 8, 11, 12 and 13 are the specification’s numbers of dictionaries. */
  readonly type: number
  readonly name: string
  readonly group: string
  /** What the entries of each level are called: one for a list, two for a tree. */
  readonly levels: readonly [string] | readonly [string, string]
  /** Carried by the entries of the last level, each of them required. */
  readonly figures?: Readonly<Record<string, Figure>>
  /** Where its words are chosen, for those who keep it. */
  readonly note: string
  /** The code is a number that other rows keep. */
  readonly numbered?: true
}

const patient = '患者与人员'
const operation = '操作'
const teaching = '教学'
const contest = '竞赛'
const place = (name: string): Figure => ({ name, least: 0, most: 1000 })

/** The dictionaries that the specification loads by number. */
export const dictionary = { mood: 8, diploma: 11, nation: 12, await: 13 } as const

/** Every vocabulary by its name inside; the order is that of the administration. */
export const vocabularies = {
  mood: {
    type: dictionary.mood,
    name: '情绪',
    group: patient,
    levels: ['情绪'],
    note: '虚拟病人的情绪，影响应答的语气。',
  },
  diploma: {
    type: dictionary.diploma,
    name: '文化程度',
    group: patient,
    levels: ['文化程度'],
    note: '个人资料与病例中的学历，依 GB/T 4658。',
  },
  nation: {
    type: dictionary.nation,
    name: '民族',
    group: patient,
    levels: ['民族'],
    note: '个人资料与病例中的民族，依 GB/T 3304。',
  },
  await: {
    type: dictionary.await,
    name: '候诊状态',
    group: patient,
    levels: ['候诊状态'],
    note: '虚拟病人在诊室外的状态。',
  },
  symptom: {
    type: 31,
    name: '系统与症状',
    group: patient,
    levels: ['系统', '症状'],
    note: '病例与题卡按系统、症状归类。',
  },
  operation: {
    type: 29,
    name: '操作类型',
    group: operation,
    levels: ['操作类型'],
    note: '虚拟操作与操作题卡的类型。',
  },
  purpose: {
    type: 21,
    name: '操作目的',
    group: operation,
    levels: ['操作目的'],
    note: '操作前评估：为什么做。',
  },
  contraindication: {
    type: 25,
    name: '禁忌证',
    group: operation,
    levels: ['禁忌证'],
    note: '操作前评估：能不能做。',
  },
  pose: {
    type: 26,
    name: '体位',
    group: operation,
    levels: ['体位'],
    note: '操作时患者的体位。',
  },
  puncturePoint: {
    type: 27,
    name: '穿刺点',
    group: operation,
    levels: ['体表图', '穿刺点'],
    figures: { X: place('横坐标'), Y: place('纵坐标') },
    note: '坐标以体表图的宽、高各为 1000 计，原点在左上；左右以患者为准。',
  },
  anesthesia: {
    type: 28,
    name: '麻醉方式',
    group: operation,
    levels: ['麻醉方式'],
    note: '操作的麻醉方式。',
  },
  shape: {
    type: 22,
    name: '积液形态',
    group: operation,
    levels: ['积液形态'],
    note: '影像或超声所见积液的形态。',
  },
  effusionColor: {
    type: 23,
    name: '积液颜色',
    group: operation,
    levels: ['积液颜色'],
    note: '抽出液体后才能观察到的颜色与性状。',
  },
  effusionLevel: {
    type: 24,
    name: '积液量',
    group: operation,
    levels: ['积液量'],
    note: '影像或超声估计的积液量。',
  },
  applicable: {
    type: 32,
    name: '适用对象',
    group: teaching,
    levels: ['适用对象'],
    note: '课程与资源面向的学习者，也是课程列表的筛选项。',
    numbered: true,
  },
  knowledge: {
    type: 33,
    name: '知识类型',
    group: teaching,
    levels: ['知识类型'],
    note: '课程标签的常用词，编辑课程时一点即选，也可以另写。改名不影响课程已有的标签。',
  },
  season: {
    type: 41,
    name: '赛季',
    group: contest,
    levels: ['赛季'],
    note: '竞赛所属的赛季，编码为年份。',
  },
  contestArea: {
    type: 42,
    name: '赛区',
    group: contest,
    levels: ['赛区'],
    note: '参赛学校所属的赛区；不用的可以停用，也可以增设。',
  },
  track: {
    type: 43,
    name: '赛道模板',
    group: contest,
    levels: ['赛道', '环节'],
    figures: {
      Weight: { name: '权重（%）', least: 1, most: 100 },
      Minutes: { name: '时长（分钟）', least: 1, most: 600 },
    },
    note: '新建竞赛时套用：每条赛道的环节、权重与时长。',
  },
} as const satisfies Readonly<Record<string, Vocabulary>>

/** The vocabulary of a number; undefined where there is none. */
export const vocabularyOf = (type: number): Vocabulary | undefined =>
  Object.values<Vocabulary>(vocabularies).find((one) => one.type === type)

/** Where a figure is missing or beyond its range: its key and a sentence; undefined when all are right. */
export const figureFault = (
  { figures = {} }: Vocabulary,
  given: Readonly<Record<string, number>>,
): { readonly key: string; readonly message: string } | undefined => {
  for (const [key, { name, least, most }] of Object.entries(figures)) {
    const value = given[key]
    if (value === undefined || !Number.isInteger(value) || value < least || value > most)
      return { key, message: `${name}须为${least}至${most}的整数` }
  }
  return undefined
}
