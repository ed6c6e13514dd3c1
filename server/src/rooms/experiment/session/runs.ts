import { setImmediate } from 'node:timers/promises'
import {
  atOnce,
  continuing,
  engineOf,
  RefusedEvent,
  replaying,
  settle,
  type Run,
  type RunEvent,
} from '@xinglin/simulation/practical'
import { outdated } from '@xinglin/contract/experiment'
import { refuse, type OfSchool } from '#platform/visit'
import { newestOf } from '#virtual'
import { versionOf } from './protocols.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** The running experiments as their events make them. */
export type Runs = {
  /** A session's run as its row says, for one owner: whoever takes it changes it, and gives it back when that was committed. */
  readonly take: (school: OfSchool, row: SessionRow) => Promise<Run>
  /** Remembers a run whose events are committed, so that the next action need not replay everything. */
  readonly keep: (sessionId: string, run: Run) => void
}

const most = 600
const turnMs = 12

/** Runs a generator to its end and lets others have their turn: a replay of an hour takes seconds. */
export const unhurried = async <T>(going: Generator<undefined, T>): Promise<T> => {
  let since = performance.now()
  for (;;) {
    const { done, value } = going.next()
    if (done) return value
    if (performance.now() - since > turnMs) {
      await setImmediate()
      since = performance.now()
    }
  }
}

/** Events as the engine replays them, all or those after one. */
export const eventsOf = async (
  school: OfSchool,
  { id }: Pick<SessionRow, 'id'>,
  after = 0,
): Promise<RunEvent[]> =>
  (await sessionStore(school).events(id, after)).map(({ seq, at, steps, action }) => ({
    seq,
    at,
    steps,
    action,
  }))

const begun = async (school: OfSchool, row: SessionRow): Promise<Run> => {
  const { protocol } = await versionOf(school, row.protocolVersionId)
  return atOnce(replaying({ protocol, seed: row.seed }, []))
}

/** Goes on to where a session stands. What an earlier engine allowed and today’s does not ends it: its author is told to begin anew. */
const goOn = async (row: SessionRow, from: Run, events: readonly RunEvent[]): Promise<Run> => {
  const isOlder = row.engine !== engineOf(from.protocol)
  try {
    return await unhurried(continuing(from, events))
  } catch (error) {
    throw isOlder && error instanceof RefusedEvent ? refuse(outdated) : error
  }
}

/**
 * Replays runs from events, and remembers the newest of each session. What is remembered is a shortcut alone: the number in
 * the session's row says which run is wanted, and events that another process wrote are played onto it.
 */
export const runsOfSessions = (): Runs => {
  const kept = newestOf<Run>(most, ({ submitted }) => submitted)
  return {
    async take(school, row) {
      const before = kept.take(row.id)
      if (before?.seq === row.seq) return before
      const from = before && before.seq < row.seq ? before : await begun(school, row)
      const run = await goOn(row, from, await eventsOf(school, row, from.seq))
      if (run.seq !== row.seq) throw new Error(`session ${row.id} lacks event ${run.seq + 1}`)
      settle(run)
      return run
    },
    keep: kept.keep,
  }
}
