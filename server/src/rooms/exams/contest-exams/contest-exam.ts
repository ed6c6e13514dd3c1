import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { settleHold } from '../schedule/settle-hold.ts'
import { examStore } from '../schedule/store.ts'

type NewContestExam = {
  readonly contestId: string
  readonly name: string
  readonly ownerId: string | null
  readonly paperId: string
  readonly paperVersion: number
  readonly minutes: number
  /** By which papers are drawn. */
  readonly seed: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly at: Date
}

/** Makes the examination of a station of a contest; answers its id. Who sits it when is for the contest to say. */
export const openContestExam = async (
  there: TenantContext,
  { at, ...exam }: NewContestExam,
): Promise<string> => {
  const id = newId(at.getTime())
  await examStore(there).add({
    ...exam,
    id,
    state: 'published',
    visibleAt: null,
    extraMinutes: 0,
    extraReason: '',
    attempts: 1,
    accessCode: '',
    safeBrowser: false,
    // Out once the contest has published the round.
    release: { Score: 'manual', Answers: 'manual', Keys: 'manual' },
    releasedAt: null,
    holdsQuestions: null,
    // A contest tells its own people.
    announcedAt: at,
    remindedAt: at,
    resultToldAt: at,
    version: 1,
    publishedAt: at,
    createdAt: at,
    editedAt: at,
  })
  await settleHold(there, id, at)
  return id
}

/** Takes away examinations of stations that nobody sat. */
export const removeContestExams = async (
  there: TenantContext,
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  for (const id of ids) {
    await examStore(there).remove(id)
    await settleHold(there, id, at)
  }
}

/** Lets those who sat them see scores, answers and keys. */
export const releaseContestExams = async (
  there: TenantContext,
  ids: readonly string[],
  at: Date,
): Promise<void> => {
  for (const id of ids) {
    const row = await examStore(there).lock(id)
    if (!row || row.releasedAt) continue
    await examStore(there).change(id, { releasedAt: at, closesAt: at, version: row.version + 1 })
    await settleHold(there, id, at)
  }
}
