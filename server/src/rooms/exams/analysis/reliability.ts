import { alphaOf, kr20Of } from '@xinglin/simulation/item-analysis'
import type { ExamAnalysis } from '@xinglin/contract/exams'
import type { CountedExaminee } from './counted-attempts.ts'
import type { PaperItem } from './paper-items.ts'

type Reliability = ExamAnalysis['ByQuestion']

/**
 * Alpha by item, and KR-20 where every answer was right or wrong; null where not all have the same items, for then there are
 * no columns.
 */
export const byItem = (
  ids: readonly string[],
  examinees: readonly CountedExaminee[],
): Reliability | null => {
  const isSame = examinees.every(
    ({ points }) => points.size === ids.length && ids.every((id) => points.has(id)),
  )
  if (!isSame) return null
  const row = (of: (one: CountedExaminee) => ReadonlyMap<string, number>) =>
    examinees.map((one) => ids.map((id) => of(one).get(id) ?? 0))
  return {
    Count: ids.length,
    Alpha: alphaOf(row(({ points }) => points)),
    Kr20: kr20Of(row(({ shares }) => shares)),
  }
}

/** Points by question; of a cell the first that was drawn stands in one column for all, the second in the next. */
const rowOf = (
  { points }: CountedExaminee,
  items: ReadonlyMap<string, PaperItem>,
): ReadonlyMap<string, number> => {
  const questions = new Map<string, { cellId: string | undefined; points: number }>()
  for (const [id, own] of points) {
    const item = items.get(id)
    if (!item) continue
    const before = questions.get(item.QuestionId)?.points ?? 0
    questions.set(item.QuestionId, { cellId: item.cellId, points: before + own })
  }
  const places = new Map<string, number>()
  return new Map(
    [...questions].map(([id, { cellId, points: sum }]) => {
      if (cellId === undefined) return [id, sum] as const
      const at = places.get(cellId) ?? 0
      places.set(cellId, at + 1)
      return [`${cellId} ${at}`, sum] as const
    }),
  )
}

/** Alpha by question, the parts of a group together. */
export const byQuestion = (
  items: ReadonlyMap<string, PaperItem>,
  examinees: readonly CountedExaminee[],
): Reliability => {
  const rows = examinees.map((one) => rowOf(one, items))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  // What somebody lacks was left out for all that is known: such a column compares nobody.
  const whole = columns.filter((column) => rows.every((row) => row.has(column)))
  const matrix = rows.map((row) => whole.map((column) => row.get(column) ?? 0))
  return { Count: whole.length, Alpha: alphaOf(matrix), Kr20: null }
}
