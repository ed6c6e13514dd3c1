import { once } from '@xinglin/contract/simulations/kernel'
import {
  attemptRefusal,
  isTakenOnce,
  onceStore,
  resultsReleasedSince,
  type Moment,
  type NoAttempt,
} from '#attempts'
import { itemInVersions } from '#courses/versions'
import { isStation } from './station.ts'

/** What the rule asks of a session of any kind. */
export type Taken = {
  readonly id: string
  readonly personId: string
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  readonly no: number
  readonly mode: string
  readonly tester: boolean
  readonly state: 'open' | 'finished' | 'abandoned'
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly composite: number | null
  readonly level: string
  /** Of a station: since when whoever took it may read what came of it. */
  readonly publishedAt: Date | null
}

/** Where sessions of a kind are found by their items. */
export type TakenStore<Row extends Taken> = {
  readonly ofItems: (
    courseId: string,
    itemIds: readonly string[],
    personId?: string,
  ) => Promise<readonly Row[]>
}

/** The rule holds for whoever learns; who teaches tries an item as often as they like, a round each. */
export const isHeld = ({ mode, tester }: Pick<Taken, 'mode' | 'tester'>): boolean =>
  isTakenOnce(mode) && !tester

/** The sessions at an item over all rounds of study and versions of its course, the newest first. */
export const sessionsAt = async <Row extends Taken>(
  moment: Moment,
  sessions: TakenStore<Row>,
  item: { readonly courseId: string; readonly itemId: string },
  personId?: string,
): Promise<readonly Row[]> => {
  const { ids } = await itemInVersions(moment, item.courseId, item.itemId)
  return sessions.ofItems(item.courseId, ids, personId)
}

/** The sessions at an item that is taken once, over all rounds of study and versions of its course, the newest first. */
export const takenAt = async <Row extends Taken>(
  moment: Moment,
  sessions: TakenStore<Row>,
  item: { readonly courseId: string; readonly itemId: string },
  personId?: string,
): Promise<readonly Row[]> => (await sessionsAt(moment, sessions, item, personId)).filter(isHeld)

/** Since when whoever took it may know what a session is worth: at once in practice, since its release where it is taken once. */
export const releasedSince = async (
  moment: Moment,
  row: Pick<
    Taken,
    'courseId' | 'itemId' | 'mode' | 'tester' | 'state' | 'endedAt' | 'startedAt' | 'publishedAt'
  >,
): Promise<Date | undefined> => {
  if (row.state !== 'finished') return undefined
  const ended = row.endedAt ?? row.startedAt
  if (!isHeld(row)) return ended
  // What a station is worth is told with the result of the examination or contest whose it is.
  if (isStation(row)) return row.publishedAt ?? undefined
  const since = await resultsReleasedSince(
    moment,
    await itemInVersions(moment, row.courseId, row.itemId),
  )
  return since && since > ended ? since : since && ended
}

/** Whether whoever took it may know what a session is worth. */
export const isReleased = async (
  moment: Moment,
  row: Parameters<typeof releasedSince>[1],
): Promise<boolean> => (await releasedSince(moment, row)) !== undefined

/** Whether a finished session is to be kept from whoever took it. */
export const isWithheld = async (
  moment: Moment,
  row: Parameters<typeof releasedSince>[1],
): Promise<boolean> => row.state === 'finished' && !(await isReleased(moment, row))

/** Why an item that is taken once may not be begun, as the contract says it. */
export const refusedOnce = (why: NoAttempt, mode: string | undefined) => {
  if (why === 'released') return once.released
  return mode === 'contest' ? once.takenContest : once.taken
}

/** The same for its door, with what one can do about it. */
export const sentenceOf = (why: NoAttempt, mode: string | undefined): string =>
  why === 'released'
    ? `${refusedOnce(why, mode)[1]}；如需补考，请联系任课教师`
    : `${refusedOnce(why, mode)[1]}，重新学习也不能重来；如需再次参加，请联系任课教师`

/** How a person stands at an item that is taken once. */
type Standing = {
  /** Why no attempt may be begun; undefined where one may. */
  readonly refusal: NoAttempt | undefined
  /** The grant that the next attempt uses; held until the call ends. */
  readonly grantId: string | undefined
}

export const standingAt = async (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string },
  personId: string,
  taken: readonly Taken[],
  lock = false,
): Promise<Standing> => {
  const key = await itemInVersions(moment, item.courseId, item.itemId)
  const grant = await onceStore(moment).waitingGrant(key, personId, lock)
  const released = (await resultsReleasedSince(moment, key)) !== undefined
  const own = attemptRefusal({ taken: taken.length, released, granted: false })
  return own === undefined
    ? { refusal: undefined, grantId: undefined }
    : grant
      ? { refusal: undefined, grantId: grant.id }
      : { refusal: own, grantId: undefined }
}

/** Lets a person begin an attempt at an item that is taken once, using up a grant where it needs one; else the reason. */
export const beginOnce = async (
  moment: Moment,
  item: { readonly courseId: string; readonly itemId: string },
  personId: string,
  taken: readonly Taken[],
): Promise<NoAttempt | undefined> => {
  const { refusal, grantId } = await standingAt(moment, item, personId, taken, true)
  if (grantId !== undefined) await onceStore(moment).useGrant(grantId, moment.at)
  return refusal
}
