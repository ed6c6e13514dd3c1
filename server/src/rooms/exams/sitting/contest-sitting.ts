import { asSchool } from '#platform/database'
import { memory } from '#platform/memory'
import { Refused, type Visit } from '#platform/visit'
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

type Outcome<T> = { readonly done: T } | { readonly refused: Refused }

/** Acts on the rows of the school that keeps an examination; all else stays the visitor's. */
export const visitAt = async <T>(
  visit: Visit,
  schoolId: string,
  work: (there: Visit) => Promise<T>,
): Promise<T> => {
  if (schoolId === visit.school.id) return work(visit)
  const outcome = await asSchool<Outcome<T>>(visit, schoolId, async ({ db, school }) => {
    try {
      const there = {
        ...visit,
        db,
        school: { ...visit.school, id: school.id },
        // What was read once of the visited school is not what the other one has.
        once: <R>(name: string, read: () => Promise<R>) => visit.once(`${schoolId} ${name}`, read),
      }
      return { done: await work(there) }
    } catch (error) {
      // A refusal may keep what was written: the transaction goes on as the visited school.
      if (error instanceof Refused) return { refused: error }
      throw error
    }
  })
  if ('refused' in outcome) throw outcome.refused
  return outcome.done
}

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
