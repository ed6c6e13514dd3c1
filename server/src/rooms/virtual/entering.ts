import { missing as nothing } from '@xinglin/contract/virtual'
import type { Host } from '#attempts'
import { refuse, type Visit } from '#platform/visit'

type Refusal = readonly [number, string]

type Belongs = { readonly courseId: string; readonly attemptId: string; readonly itemId: string }

type Entered = { readonly id: string; readonly state: 'open' | 'finished' | 'abandoned' }

/** What a kind of simulation says of its sessions, so that one may be entered. */
type Ways<Place extends Belongs, Row extends Entered> = {
  readonly host: Pick<Host<Place>, 'enter'>
  readonly refusals: {
    readonly nothingToResume: Refusal
    /** The item is something else. */
    readonly notThis: Refusal
  }
  readonly sessions: {
    readonly ofItem: (attemptId: string, itemId: string) => Promise<readonly Row[]>
    readonly hold: (id: string) => Promise<Row | undefined>
    readonly change: (id: string, set: { state: 'abandoned'; endedAt: Date }) => Promise<void>
  }
  /** The newest session as it is now: one whose time is over has ended. */
  readonly current?: (row: Row) => Promise<Row>
  /** Why there is no second go at such an item; undefined where there may be. */
  readonly onlyOnce?: (place: Place) => Refusal | undefined
  readonly givenUp?: (row: Row) => Promise<void>
  readonly begin: (personId: string, place: Place) => Promise<Row>
}

/**
 * Resumes or begins a session: the attempt is held, so that of two who come at once the second finds what the first began.
 * What `current` ended stays ended, also where the call is refused.
 */
export const enterWith = async <Place extends Belongs, Row extends Entered>(
  visit: Visit,
  ways: Ways<Place, Row>,
  wanted: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
    readonly Proceed: 0 | 1 | 3
  },
): Promise<Row> => {
  const { host, sessions, refusals } = ways
  const place = await host.enter(visit, wanted)
  if (!place) throw refuse(refusals.notThis)
  if (place.courseId !== wanted.CourseId) throw refuse(nothing.missing)
  const [last] = await sessions.ofItem(place.attemptId, place.itemId)
  const before = last && ways.current ? await ways.current(last) : last
  if (before?.state === 'open' && wanted.Proceed !== 3) return before
  const keep = true
  if (wanted.Proceed === 1) throw refuse(refusals.nothingToResume, { keep })
  const onlyOnce = before && ways.onlyOnce?.(place)
  if (onlyOnce) throw refuse(onlyOnce, { keep })
  if (before?.state === 'open') {
    await sessions.hold(before.id)
    await sessions.change(before.id, { state: 'abandoned', endedAt: visit.at })
    await ways.givenUp?.(before)
  }
  return ways.begin(visit.person?.id ?? '', place)
}
