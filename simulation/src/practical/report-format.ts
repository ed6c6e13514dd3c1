import { id, list, number, object, oneOf, text } from '#form'

/** The sections of a laboratory report (实验报告) that are written, in their order. */
export const reportSections = [
  'purpose',
  'principle',
  'materials',
  'method',
  'results',
  'discussion',
  'conclusion',
  'questions',
  'reflection',
] as const

export type ReportSection = (typeof reportSections)[number]

/** Their Chinese names. */
export const reportNames: Readonly<Record<ReportSection, string>> = {
  purpose: '实验目的',
  principle: '实验原理',
  materials: '动物与器材',
  method: '方法与步骤',
  results: '实验结果',
  discussion: '分析讨论',
  conclusion: '结论',
  questions: '思考题',
  reflection: '反思与动物福利',
}

/** Those whose figures are held against the recording. */
export const checkedSections: readonly ReportSection[] = ['results', 'discussion', 'conclusion']

/** Code points a section may have. */
export const longestSection = 5_000

const section = oneOf(...reportSections)

/** Of each word group at least one word stands in the section: a link of a causal chain. */
const chain = object({
  id,
  zh: text(4, 80),
  section,
  groups: list(list(text(1, 30), 1, 12), 1, 6),
  weight: number(0.5, 10),
  why: text(6, 400),
})

/** What the report asks: how much of each section, questions to think about, and the reasons that belong in it. */
export const report = object({
  least: list(object({ section, letters: number(1, 1000) }), 1, 9),
  questions: list(text(6, 200), 1, 8),
  chains: list(chain, 1, 20),
})
