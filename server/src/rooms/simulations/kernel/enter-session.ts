import { missing as nothing } from '@xinglin/contract/simulations/kernel'
import { isTakenOnce } from '#attempts'
import type { Host } from './host.ts'
import { refuse, type Visit } from '#platform/visit'
import { beginOnce, refusedOnce, sessionsAt, takenAt, type Taken } from './once.ts'

type Refusal = readonly [number, string]

type Belongs = {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  /** Absent: practice. */
  readonly mode?: string
  readonly tester: boolean
}

/** What a kind of simulation says of its sessions, so that one may be entered. */
type Ways<Place extends Belongs, Row extends Taken> = {
  readonly host: Pick<Host<Place>, 'enter'>
  readonly refusals: {
    readonly nothingToResume: Refusal
    /** The item is something else. */
    readonly notThis: Refusal
  }
  readonly sessions: {
    readonly ofItem: (attemptId: string, itemId: string) => Promise<readonly Row[]>
    readonly ofItems: (
      courseId: string,
      itemIds: readonly string[],
      personId?: string,
    ) => Promise<readonly Row[]>
    readonly lock: (id: string) => Promise<Row | undefined>
    readonly change: (id: string, set: { state: 'abandoned'; endedAt: Date }) => Promise<void>
  }
  /** The newest session as it is now: one whose time is over has ended. */
  readonly current?: (row: Row) => Promise<Row>
  readonly givenUp?: (row: Row) => Promise<void>
  /** Begins one; `before` are those that the person had at the item. */
  readonly begin: (personId: string, place: Place, before: readonly Row[]) => Promise<Row>
}

/**
 * Why nobody may begin a further session: what is taken once is so over all rounds, and who tries it while teaching does it
 * once a round.
 */
const onceRefusal = async (
  visit: Visit,
  place: Belongs,
  before: readonly Taken[],
): Promise<Refusal | undefined> => {
  if (!isTakenOnce(place.mode)) return undefined
  const isOpen = before.some(({ state }) => state === 'open')
  if (isOpen || place.tester)
    return before.length > 0 ? refusedOnce('taken', place.mode) : undefined
  const why = await beginOnce(visit, place, visit.person?.id ?? '', before)
  return why && refusedOnce(why, place.mode)
}

/**
 * Resumes or begins a session: the attempt is held, so that of two who come at once the second finds what the first began.
 * What `current` ended stays ended, also where the call is refused.
 */
export const enterWith = async <Place extends Belongs, Row extends Taken>(
  visit: Visit,
  ways: Ways<Place, Row>,
  wanted: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
    readonly SkillContestId?: string | undefined
    readonly Proceed: 0 | 1 | 3
  },
): Promise<Row> => {
  const { host, sessions, refusals } = ways
  const place = await host.enter(visit, wanted)
  if (!place) throw refuse(refusals.notThis)
  if (place.courseId !== wanted.CourseId) throw refuse(nothing.missing)
  const personId = visit.person?.id ?? ''
  const isHeld = isTakenOnce(place.mode) && !place.tester
  const all = isHeld
    ? await takenAt(visit, sessions, place, personId)
    : await sessions.ofItem(place.attemptId, place.itemId)
  const [last] = all
  const before = last && ways.current ? await ways.current(last) : last
  if (before?.state === 'open' && wanted.Proceed !== 3) return before
  const keep = true
  if (wanted.Proceed === 1) throw refuse(refusals.nothingToResume, { keep })
  const known = before ? [before, ...all.slice(1)] : []
  const onlyOnce = await onceRefusal(visit, place, known)
  if (onlyOnce) throw refuse(onlyOnce, { keep })
  if (before?.state === 'open') {
    await sessions.lock(before.id)
    await sessions.change(before.id, { state: 'abandoned', endedAt: visit.at })
    await ways.givenUp?.(before)
  }
  return ways.begin(personId, place, await sessionsAt(visit, sessions, place, personId))
}
