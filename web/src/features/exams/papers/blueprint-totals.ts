import type { PaperForm, PaperQuestion } from '@xinglin/contract/exams'
import { difficultyNames, type QuestionType, questionTypes } from '@xinglin/contract/questions'

/** How many questions, and their points in tenths. */
export type Sum = { readonly count: number; readonly tenths: number }

/** A blueprint as a table: themes by type and difficulty, totals both ways. */
export type BlueprintTable = {
  readonly columns: readonly {
    readonly key: string
    readonly type: string
    readonly level: string
  }[]
  readonly rows: readonly {
    readonly theme: string
    readonly cells: readonly Sum[]
    readonly total: Sum
  }[]
  readonly totals: readonly Sum[]
  /** The stations, which stand in no other row. */
  readonly stations: Sum
  readonly whole: Sum
}

type Entry = { theme: string; type: QuestionType; difficulty: number } & Sum

const none: Sum = { count: 0, tenths: 0 }
const plus = (one: Sum, other: Sum): Sum => ({
  count: one.count + other.count,
  tenths: one.tenths + other.tenths,
})
const sumOf = (all: readonly Sum[]): Sum => all.reduce(plus, none)

/** What of a paper is counted where: a chosen question under its first tag, a cell under its theme. */
const entriesOf = ({ Sections }: PaperForm, known: ReadonlyMap<string, PaperQuestion>): Entry[] =>
  Sections.flatMap(({ Items, Cells }) => [
    ...Items.flatMap(({ QuestionId, Tenths }) => {
      const one = known.get(QuestionId)
      return one
        ? [
            {
              theme: one.Tags[0] ?? '',
              type: one.Type,
              difficulty: one.Difficulty,
              count: 1,
              tenths: Tenths,
            },
          ]
        : []
    }),
    ...Cells.map(({ Theme, Type, Difficulty, Count, Tenths }) => ({
      theme: Theme,
      type: Type,
      difficulty: Difficulty,
      count: Count,
      tenths: Count * Tenths,
    })),
  ])

/** Stations have neither theme nor difficulty: they are summed apart. */
const stationsOf = ({ Sections }: PaperForm): Sum[] =>
  Sections.flatMap(({ Stations = [] }) =>
    Stations.map(({ Tenths }) => ({ count: 1, tenths: Tenths })),
  )

const columnOf = ({ type, difficulty }: Pick<Entry, 'type' | 'difficulty'>): string =>
  `${String(questionTypes.indexOf(type)).padStart(2, '0')} ${difficulty} ${type}`

/** The blueprint (双向细目表) of a paper as it stands in the form. */
export const blueprintOf = (
  form: PaperForm,
  known: ReadonlyMap<string, PaperQuestion>,
): BlueprintTable => {
  const entries = entriesOf(form, known)
  const stations = sumOf(stationsOf(form))
  const keys = [...new Set(entries.map(columnOf))].toSorted()
  const themes = [...new Set(entries.map(({ theme }) => theme))].toSorted()
  const at = (some: readonly Entry[], key: string): Sum =>
    sumOf(some.filter((one) => columnOf(one) === key))
  return {
    columns: keys.map((key) => {
      const [, level = '0', type = ''] = key.split(' ')
      return { key, type, level: difficultyNames[Number(level)] ?? '不限' }
    }),
    rows: themes.map((theme) => {
      const own = entries.filter((one) => one.theme === theme)
      return { theme, cells: keys.map((key) => at(own, key)), total: sumOf(own) }
    }),
    totals: keys.map((key) => at(entries, key)),
    stations,
    whole: sumOf([...entries, stations]),
  }
}
