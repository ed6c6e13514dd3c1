import {
  moveQuestion,
  saveQuestion,
  type QuestionContent,
  type QuestionForm,
  type QuestionType,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import type { Visitor } from './visitor.ts'

/** What examinees must never meet stands in words of its own, so that every byte can be looked through for it. */
export const secrets = {
  explanation: '机密解析',
  source: '机密出处',
  reference: '机密参考答案',
  rubric: '机密评分项',
  form: '机密填空答案',
  later: '后续才知道的新情况',
} as const

const p = (words: string) => `<p>${words}</p>`
const option = (Text: string, Kind: 'right' | 'key' | 'irrelevant' | 'wrong', Fixed?: number) => ({
  Id: newId(),
  Text: p(Text),
  Kind,
  Fixed: Fixed ?? null,
})
const five = (name: string) => [
  option(`${name}甲`, 'wrong'),
  option(`${name}乙`, 'right'),
  option(`${name}丙`, 'wrong'),
  option(`${name}丁`, 'wrong'),
  option(`${name}戊`, 'wrong', 4),
]
const Explanation = p(secrets.explanation)

const part = (at: number) => ({
  Id: newId(),
  Reveal: at === 0 ? '' : p(`${secrets.later}${at}`),
  Stem: p(`第${at + 1}问`),
  Options: five(`选项${at}`),
  Explanation,
})

const weighed = (at: number) => ({
  ...part(at),
  Options: [
    option(`处理${at}关键`, 'key'),
    option(`处理${at}一`, 'right'),
    option(`处理${at}二`, 'irrelevant'),
    option(`处理${at}三`, 'wrong'),
    option(`处理${at}四`, 'wrong'),
    option(`处理${at}五`, 'wrong'),
  ],
})

const written = <T extends 'short' | 'case'>(Type: T) => ({
  Type,
  Stem: p('请说明处理原则。'),
  Reference: p(secrets.reference),
  Rubric: [
    { Id: newId(), Text: `${secrets.rubric}一`, Tenths: 60 },
    { Id: newId(), Text: `${secrets.rubric}二`, Tenths: 40 },
  ],
  Explanation,
})

const contents: Readonly<Record<QuestionType, () => QuestionContent>> = {
  A1: () => ({ Type: 'A1', Stem: p('单句型题干'), Options: five('选项'), Explanation }),
  A2: () => ({ Type: 'A2', Stem: p('病例摘要题干'), Options: five('选项'), Explanation }),
  X: () => ({
    Type: 'X',
    Stem: p('多选题干'),
    Options: [...five('选项'), option('选项己', 'right')],
    Explanation,
  }),
  A3: () => ({ Type: 'A3', Stem: p('病例组'), Parts: [part(0), { ...part(1), Reveal: '' }] }),
  A4: () => ({ Type: 'A4', Stem: p('病例串'), Parts: [part(0), part(1), part(2)] }),
  analysis: () => ({
    Type: 'analysis',
    Stem: p('案例'),
    Parts: [weighed(0), weighed(1), weighed(2)],
  }),
  B1: () => {
    const Options = ['甲', '乙', '丙', '丁', '戊'].map((name) => ({
      Id: newId(),
      Text: p(`备选${name}`),
      Fixed: null,
    }))
    const Right = Options[2]?.Id ?? ''
    return {
      Type: 'B1',
      Options,
      Parts: [0, 1].map((at) => ({ Id: newId(), Stem: p(`配伍${at}`), Right, Explanation })),
    }
  },
  judge: () => ({ Type: 'judge', Stem: p('判断题干'), Truth: false, Explanation }),
  blank: () => ({
    Type: 'blank',
    Stem: p('成人静息心率为____，常用的体征名为____。'),
    Blanks: [
      { Kind: 'number', Value: 80, Tolerance: 20, Units: ['次/分'], UnitPrinted: true },
      { Kind: 'text', Forms: [secrets.form] },
    ],
    Explanation,
  }),
  short: () => written('short'),
  case: () => written('case'),
  computed: () => ({
    Type: 'computed',
    Family: 'mean-pressure',
    Asks: 'choice',
    Ranges: [{ Name: 'diastolic', Least: 60, Most: 90 }],
    Explanation,
  }),
}

/** A whole question of a type, with nothing wrong with it. */
export const questionContent = (type: QuestionType): QuestionContent => contents[type]()

/** The form of one. */
export const questionForm = (
  departmentId: string,
  content: QuestionContent,
  over: Partial<QuestionForm> = {},
): QuestionForm => ({
  Content: content,
  DepartmentId: departmentId,
  SectionId: null,
  Difficulty: 3,
  Knowledge: ['theory'],
  Symptoms: [],
  Practice: true,
  Source: secrets.source,
  Note: '',
  ...over,
})

/** Writes a question and has it approved; answers its id. */
export const approvedQuestion = async (
  author: Visitor,
  admin: Visitor,
  form: QuestionForm,
): Promise<string> => {
  const saved = await author.calls(saveQuestion, { Id: newId(), Form: form, Version: 0 })
  const Id: string = saved.Data.Line.Id
  await author.calls(moveQuestion, { Id, Action: 'submit', Version: 1 })
  const { Code, Msg } = await admin.calls(moveQuestion, { Id, Action: 'approve', Version: 2 })
  if (Code !== 0) throw new Error(Msg)
  return Id
}
