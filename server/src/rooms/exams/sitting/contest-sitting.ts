import { memory } from '#platform/memory'
import { type Visit, visitAt } from '#platform/visit'
import { attemptStore } from '../attempts/store.ts'
import type { OwnTimes } from '../schedule/own-times.ts'

/** Which school keeps an examination of a contest, and when the visitor may sit it. */
export type ContestSitting = { readonly schoolId: string; readonly times: OwnTimes }

/** Where and when the visitor may sit an examination of a contest; undefined where they have none. Refuses in words. */
export type ContestSittingOf = (
  visit: Visit,
  contestId: string,
  examId: string,
) => Promise<ContestSitting | undefined>

const tenMinutes = 600_000
// Who keeps an attempt never changes, and every pulse asks.
const keepers = memory<string | undefined>(tenMinutes, 20_000)

/** The school that keeps an attempt: the visited one, or one whose contest it belongs to. */
export const keeperOf = async (visit: Visit, attemptId: string): Promise<string> => {
  const key = `${visit.school.id} ${attemptId}`
  const schoolId = await keepers.get(key, () => attemptStore(visit).keeperOf(attemptId))
  if (schoolId === undefined) keepers.forget(key)
  return schoolId ?? visit.school.id
}

/** Remembers the school that keeps an attempt that was begun: the first save need not ask. */
export const rememberKeeper = (visit: Visit, attemptId: string, schoolId: string) =>
  keepers.get(`${visit.school.id} ${attemptId}`, async () => schoolId)

/** Answers a call about an attempt in the school that keeps it. */
export const whereSat =
  <I extends { readonly AttemptId: string }, O>(handle: (visit: Visit, input: I) => Promise<O>) =>
  async (visit: Visit, input: I): Promise<O> =>
    visitAt(visit, await keeperOf(visit, input.AttemptId), (there) => handle(there, input))
