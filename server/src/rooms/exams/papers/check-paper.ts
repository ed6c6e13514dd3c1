import {
  type PaperCell,
  type PaperForm,
  paperLimits,
  type PaperProblem,
  type PaperSection,
  type Shortage,
} from '@xinglin/contract/exams'
import { difficultyNames, questionTypeNames } from '@xinglin/contract/questions'

const several = new Set(['X', 'analysis'])
const groups = new Set(['A3', 'A4', 'B1', 'analysis'])
/** As many parts as a group may have: each is worth a tenth at least. */
const minOfGroup = 12

/** A question that a paper names, as far as it can be checked. */
export type Checked = {
  readonly type: string
  readonly usable: boolean
  readonly units: number
}

/** A cell of the blueprint in words. */
const cellWords = (
  { Theme, Type, Difficulty }: PaperCell,
  themes: ReadonlyMap<string, string>,
): string =>
  [
    Theme === '' ? '' : (themes.get(Theme) ?? Theme),
    questionTypeNames[Type].split(' ')[0] ?? Type,
    Difficulty === 0 ? '' : (difficultyNames[Difficulty] ?? ''),
  ]
    .filter((part) => part !== '')
    .join(' · ')

const inSection = (
  { Policy, Items, Cells, Stations = [] }: PaperSection,
  known: ReadonlyMap<string, Checked>,
  works: ReadonlySet<string>,
  themes: ReadonlyMap<string, string>,
  lacking: ReadonlyMap<string, number>,
): string[] => {
  const texts: string[] = []
  if (Items.length + Cells.length + Stations.length === 0) texts.push('还没有题目')
  if (Stations.some(({ WorkId }) => !works.has(WorkId)))
    texts.push('考站的病例或操作规程已不存在，请替换')
  const chosen = Items.map((one) => ({ ...one, about: known.get(one.QuestionId) }))
  const gone = chosen.filter(({ about }) => !about?.usable).length
  if (gone > 0) texts.push(`有 ${gone} 道题已停用或不存在，请替换`)
  const types = [...chosen.map(({ about }) => about?.type ?? ''), ...Cells.map(({ Type }) => Type)]
  if (Policy === 'one' && types.some((type) => several.has(type)))
    texts.push('多项选择题和案例分析题不能按单选计分，请更换计分方式')
  const isSmall =
    chosen.some(({ Tenths, about }) => about !== undefined && Tenths < about.units) ||
    Cells.some(({ Type, Tenths }) => groups.has(Type) && Tenths < minOfGroup)
  if (isSmall) texts.push('题组的分值过低，每个小题至少0.1分（抽题的题组至少1.2分）')
  for (const cell of Cells) {
    const missing = lacking.get(cell.Id)
    if (missing) texts.push(`“${cellWords(cell, themes)}”缺 ${missing} 题`)
  }
  return texts
}

/** What keeps a paper from being frozen, by section. */
export const problemsOfPaper = (
  { Sections }: PaperForm,
  known: ReadonlyMap<string, Checked>,
  themes: ReadonlyMap<string, string>,
  {
    shortages,
    works,
  }: {
    readonly shortages: readonly Shortage[]
    /** Cases and procedures of stations that there are. */
    readonly works: ReadonlySet<string>
  },
): PaperProblem[] => {
  const lacking = new Map(shortages.map(({ CellId, Lacking }) => [CellId, Lacking]))
  const whole = Sections.length === 0 ? [{ Section: 0, Text: '请至少添加一个部分' }] : []
  return [
    ...whole,
    ...Sections.flatMap((section, at) =>
      inSection(section, known, works, themes, lacking).map((Text) => ({ Section: at + 1, Text })),
    ),
  ]
}

/** How many questions every examinee has, and what they are worth in tenths. */
export const totalsOf = ({ Sections }: PaperForm): { questions: number; tenths: number } => {
  const rows = Sections.flatMap(({ Items, Cells, Stations = [] }) => [
    ...Stations.map(({ Tenths }) => ({ count: 1, tenths: Tenths })),
    ...Items.map(({ Tenths }) => ({ count: 1, tenths: Tenths })),
    ...Cells.map(({ Count, Tenths }) => ({ count: Count, tenths: Tenths })),
  ])
  return {
    questions: rows.reduce((sum, { count }) => sum + count, 0),
    tenths: rows.reduce((sum, { count, tenths }) => sum + count * tenths, 0),
  }
}

/** Whether a paper asks for more than one may sit. */
export const isTooLarge = (form: PaperForm): boolean => totalsOf(form).questions > paperLimits.total

/** The ids of all questions that a form names, in its order. */
export const namedQuestions = ({ Sections }: PaperForm): string[] =>
  Sections.flatMap(({ Items }) => Items.map(({ QuestionId }) => QuestionId))
