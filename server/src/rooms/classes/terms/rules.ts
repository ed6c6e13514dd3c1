import { semesterNames } from '@xinglin/contract/classes'
import type { Day } from '#platform/visit'

/** What a term says of its time. */
export type TermDays = { readonly startDay: Day; readonly endDay: Day }

/** 2026-2027学年第一学期. */
export const termName = ({ year, semester }: { year: number; semester: number }): string =>
  `${year}-${year + 1}学年${semesterNames[semester] ?? ''}`

const longestDays = 366

/** What is wrong with the days of a term, beside the others of the school. */
export const daysFault = (
  { startDay, endDay }: TermDays,
  others: readonly TermDays[],
): 'order' | 'long' | 'overlaps' | undefined => {
  if (endDay < startDay) return 'order'
  if (Date.parse(endDay) - Date.parse(startDay) > longestDays * 86_400_000) return 'long'
  return others.some((other) => startDay <= other.endDay && other.startDay <= endDay)
    ? 'overlaps'
    : undefined
}

/** The term that a day belongs to; between terms the next one, after all of them the last; none where there are none. */
export const currentTerm = <T extends TermDays>(terms: readonly T[], today: Day): T | undefined => {
  const inOrder = terms.toSorted((one, other) => (one.startDay < other.startDay ? -1 : 1))
  return inOrder.find(({ endDay }) => endDay >= today) ?? inOrder.at(-1)
}
