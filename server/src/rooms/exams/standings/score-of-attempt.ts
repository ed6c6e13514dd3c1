import type { Given } from '#targets'
import type { AttemptStanding } from '../attempts/standing-store.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { isOut } from '../schedule/release.ts'
import type { ExamRow } from '../schedule/store.ts'

const hundred = 100

/** 0-100 with two decimals; null while it is not scored, or while people have answers of it to mark. */
export const shareOf = ({
  tenths,
  maxTenths,
  unmarked,
}: Pick<AttemptStanding, 'tenths' | 'maxTenths' | 'unmarked'>): number | null =>
  tenths === null || maxTenths === null || maxTenths === 0 || unmarked !== 0
    ? null
    : Math.round((hundred * hundred * tenths) / maxTenths) / hundred

/** The score of an attempt as far as it is out for whoever sat it; `given` is absent of who has the examination no more. */
export const scoreIfOut = (
  row: ExamRow,
  given: Given | undefined,
  attempt: AttemptStanding,
  at: Date,
): number | null => {
  const end = given ? endOf(ownTimes(row, given)) : row.closesAt
  return isOut(row, attempt, 'Score', end, at) ? shareOf(attempt) : null
}
