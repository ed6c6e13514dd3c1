import { timingSafeEqual } from 'node:crypto'
import { startAttempt } from '@xinglin/contract/exams'
import { refuse } from '#platform/visit'
import type { OwnTimes } from '../schedule/own-times.ts'
import type { ExamRow } from '../schedule/store.ts'

const { early, closed, used, code } = startAttempt.refusals

const isSame = (typed: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(typed.normalize('NFKC')), Buffer.from(wanted.normalize('NFKC'))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Refuses whoever may not begin now: by their times, how often they began already, and what they typed. */
export const refuseBeginning = (
  { accessCode }: Pick<ExamRow, 'accessCode'>,
  {
    times,
    begun,
    typed,
    at,
  }: {
    readonly times: OwnTimes
    readonly begun: number
    readonly typed: string
    readonly at: Date
  },
): void => {
  if (at < times.opens) throw refuse(early)
  if (at >= times.closes) throw refuse(closed)
  if (times.attempts > 0 && begun >= times.attempts) throw refuse(used)
  if (accessCode !== '' && !isSame(typed, accessCode)) throw refuse(code)
}
