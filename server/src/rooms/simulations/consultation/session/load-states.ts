import { consultation, foldOnto, type State } from '@xinglin/simulation/consultation'
import type { TenantContext } from '#platform/visit'
import { newestOf } from '#simulations/kernel'
import { versionOf } from '../cases/cases.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** The states of sessions as their events make them. */
export type States = {
  /** The state after an event of a session. */
  readonly at: (school: TenantContext, row: SessionRow, seq: number) => Promise<State>
  /** Remembers a state that was committed, so that the next action need not fold everything again. */
  readonly keep: (sessionId: string, state: State) => void
}

const most = 1_000

/**
 * Folds states from events, and remembers the newest of each session. What is remembered is a shortcut alone: the
 * number in the session's row says which state is wanted, and events that another process wrote are folded onto it.
 */
export const statesOfSessions = (): States => {
  const kept = newestOf<State>(most, ({ ended }) => ended !== undefined)
  return {
    async at(school, row, seq) {
      const before = kept.of(row.id)
      const from =
        before && before.seq <= seq
          ? before
          : consultation.start({
              script: (await versionOf(school, row.caseVersionId)).script,
              seed: row.seed,
              mode: row.mode,
              temperament: row.temperament,
            })
      if (from.seq === seq) return from
      const events = await sessionStore(school).events(row.id, from.seq, seq)
      const state = foldOnto(from, events)
      if (state.seq !== seq) throw new Error(`session ${row.id} lacks event ${state.seq + 1}`)
      return state
    },
    keep: kept.keep,
  }
}
