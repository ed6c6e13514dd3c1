import { engineOf, type KeptRun, type RunEvent, type Setup } from '@xinglin/simulation/practical'
import { outdated } from '@xinglin/contract/simulations/experiment'
import { codes } from '@xinglin/wire'
import { Refused, refuse, type TenantContext } from '#platform/visit'
import { newestOf } from '#simulations/kernel'
import { versionOf } from './protocols.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** A session’s run as far as it is remembered, and what happened since. */
type Wanted = {
  readonly setup: Setup
  readonly kept: KeptRun | undefined
  readonly events: readonly RunEvent[]
}

/** The running experiments as their events make them. */
export type Runs = {
  /** What a session’s run is made of, for one owner: whoever takes it goes on with it, and gives it back when that was committed. */
  readonly take: (school: TenantContext, row: SessionRow) => Promise<Wanted>
  /** Remembers a run whose events are committed, so that the next action need not replay everything. */
  readonly keep: (sessionId: string, run: KeptRun) => void
}

const most = 600

/** Events as the engine replays them, all or those after one. */
export const eventsOf = async (
  school: TenantContext,
  { id }: Pick<SessionRow, 'id'>,
  after = 0,
): Promise<RunEvent[]> =>
  (await sessionStore(school).events(id, after)).map(({ seq, at, steps, action }) => ({
    seq,
    at,
    steps,
    action,
  }))

/**
 * What an engine of today does not replay: what an earlier one allowed ends the session, and its author is told to begin
 * anew; of today’s own nothing may be refused.
 */
export const notReplayed = ({ protocol }: Setup, row: SessionRow, zh: string): Error =>
  row.engine === engineOf(protocol)
    ? new Error(`session ${row.id} is not replayed: ${zh}`)
    : refuse(outdated)

/** That what was asked for takes longer than a call may. What was computed is kept: whoever asks again goes on from there. */
export const notFinished = (): Refused =>
  new Refused(codes.overloaded.code, '实验还在计算，请稍候再试', { reason: 'engine time' })

/**
 * Remembers the newest run of each session. What is remembered is a shortcut alone: the number in the session's row says which
 * run is wanted, and events that another process wrote are played onto it.
 */
export const runsOfSessions = (): Runs => {
  const remembered = newestOf<KeptRun>(most, ({ submitted }) => submitted)
  return {
    async take(school, row) {
      const { protocol } = await versionOf(school, row.protocolVersionId)
      const before = remembered.take(row.id)
      const kept = before && before.seq <= row.seq ? before : undefined
      const from = kept?.seq ?? 0
      const events = from === row.seq ? [] : await eventsOf(school, row, from)
      if (from + events.length !== row.seq)
        throw new Error(`session ${row.id} lacks event ${from + events.length + 1}`)
      return { setup: { protocol, seed: row.seed }, kept, events }
    },
    keep: remembered.keep,
  }
}
