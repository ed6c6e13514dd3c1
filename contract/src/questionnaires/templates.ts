import type { QuestionnaireItem, QuestionnaireItemKind } from './shapes.ts'

/** A question of a template: as an item, with the texts of its options alone. */
export type TemplateItem = {
  readonly kind: QuestionnaireItemKind
  readonly title: string
  readonly required?: true
  readonly options?: readonly string[]
  readonly rows?: readonly string[]
  readonly scale?: readonly [low: string, high: string]
}

export type QuestionnaireTemplate = {
  readonly name: string
  readonly title: string
  readonly note: string
  readonly anonymous: boolean
  readonly items: readonly TemplateItem[]
}

const agreement = ['非常同意', '同意', '一般', '不同意', '非常不同意'] as const

/** What a teacher may begin from: a course, a rotation, a skills class, a needs survey. */
export const questionnaireTemplates: readonly QuestionnaireTemplate[] = [
  {
    name: '课程教学评价',
    title: '课程教学评价',
    note: '您的意见用于改进教学。匿名填写，任何人都不能得知是谁填写的。',
    anonymous: true,
    items: [
      {
        kind: 'matrix',
        title: '请对本课程的教学作出评价',
        required: true,
        options: agreement,
        rows: [
          '教学目标明确',
          '内容难度适当',
          '讲解清楚、重点突出',
          '病例与理论结合紧密',
          '课堂互动充分',
          '课后资料有帮助',
        ],
      },
      {
        kind: 'scale',
        title: '总体而言，您对本课程满意吗？',
        required: true,
        scale: ['很不满意', '非常满意'],
      },
      { kind: 'essay', title: '您最有收获的是什么？' },
      { kind: 'essay', title: '您希望怎样改进？' },
    ],
  },
  {
    name: '临床实习带教评价',
    title: '临床实习带教评价',
    note: '请就本轮实习作答。匿名填写。',
    anonymous: true,
    items: [
      { kind: 'text', title: '实习科室', required: true },
      {
        kind: 'matrix',
        title: '带教情况',
        required: true,
        options: agreement,
        rows: [
          '入科时介绍了科室情况和要求',
          '有机会独立采集病史',
          '有机会在指导下进行体格检查',
          '有机会在指导下进行基本操作',
          '带教老师及时给予反馈',
          '教学查房有收获',
        ],
      },
      {
        kind: 'multiple',
        title: '本轮实习中您在指导下完成过哪些操作？',
        options: [
          '静脉采血',
          '导尿',
          '胃管置入',
          '胸腔穿刺',
          '腹腔穿刺',
          '腰椎穿刺',
          '换药与拆线',
          '心肺复苏',
        ],
      },
      { kind: 'number', title: '平均每周参加教学查房几次？' },
      { kind: 'essay', title: '对带教的建议' },
    ],
  },
  {
    name: '技能训练反馈',
    title: '临床技能训练反馈',
    note: '',
    anonymous: false,
    items: [
      {
        kind: 'rank',
        title: '请按您希望加练的程度排序，最希望的在前',
        required: true,
        options: ['病史采集', '体格检查', '无菌技术', '穿刺技术', '急救技术'],
      },
      {
        kind: 'scale',
        title: '训练前您对独立完成这些操作的把握',
        required: true,
        scale: ['没有把握', '很有把握'],
      },
      {
        kind: 'scale',
        title: '训练后您对独立完成这些操作的把握',
        required: true,
        scale: ['没有把握', '很有把握'],
      },
      {
        kind: 'single',
        title: '训练时间是否充足？',
        required: true,
        options: ['充足', '基本充足', '不足'],
      },
      { kind: 'essay', title: '其他意见' },
    ],
  },
  {
    name: '学习需求调查',
    title: '学习需求调查',
    note: '用于安排辅导时间与内容。',
    anonymous: false,
    items: [
      {
        kind: 'multiple',
        title: '您希望增加哪些内容的辅导？',
        required: true,
        options: ['诊断学', '内科学', '外科学', '妇产科学', '儿科学', '生理学', '病理学', '药理学'],
      },
      {
        kind: 'single',
        title: '您希望的辅导方式',
        required: true,
        options: ['集中讲授', '小组讨论', '技能训练', '线上答疑'],
      },
      { kind: 'date', title: '您最早可以参加的日期' },
      { kind: 'text', title: '其他需求' },
    ],
  },
]

const withOptions: readonly QuestionnaireItemKind[] = ['single', 'multiple', 'rank', 'matrix']

/** A question of a kind as it is added, under ids that `newId` makes. */
export const newQuestionnaireItem = (
  Kind: QuestionnaireItemKind,
  newId: () => string,
): QuestionnaireItem => ({
  Id: newId(),
  Kind,
  Title: '',
  Note: '',
  Required: Kind !== 'section' && Kind !== 'essay',
  Options: withOptions.includes(Kind)
    ? [0, 1].map(() => ({ Id: newId(), Text: '', Other: false }))
    : [],
  Rows: Kind === 'matrix' ? [{ Id: newId(), Text: '' }] : [],
  Min: Kind === 'scale' ? 1 : null,
  Max: Kind === 'scale' ? 5 : null,
  LowLabel: '',
  HighLabel: '',
  ShowIf: null,
})

/** The questions of a template, by its name; none where there is no such template. */
export const itemsOfTemplate = (name: string, newId: () => string): QuestionnaireItem[] =>
  (questionnaireTemplates.find((one) => one.name === name)?.items ?? []).map(
    ({ kind, title, required = false, options = [], rows = [], scale }) => ({
      ...newQuestionnaireItem(kind, newId),
      Title: title,
      Required: required,
      Options: options.map((Text) => ({ Id: newId(), Text, Other: false })),
      Rows: rows.map((Text) => ({ Id: newId(), Text })),
      LowLabel: scale?.[0] ?? '',
      HighLabel: scale?.[1] ?? '',
    }),
  )
