import { fold, foldOnto, type Setup, type State } from '@xinglin/simulation/operation'
import type { TenantContext } from '#platform/visit'
import { newestOf } from '#simulations/kernel'
import { versionOf } from './procedures.ts'
import { sessionStore, type SessionRow } from './store.ts'

/** The operations under way as their events make them. */
export type States = {
  /** A session's state after its newest event. */
  readonly of: (school: TenantContext, row: SessionRow) => Promise<State>
  /** Remembers a state whose events are committed, so that the next action need not fold everything. */
  readonly keep: (sessionId: string, state: State) => void
}

const most = 600

/** What a session was started with: its procedure's version, its patient, its seed. */
export const setupOf = async (
  school: TenantContext,
  row: Pick<SessionRow, 'id' | 'procedureVersionId' | 'variantId' | 'seed' | 'mode'>,
): Promise<Setup> => {
  const { procedure } = await versionOf(school, row.procedureVersionId)
  const variant = procedure.variants.find(({ id }) => id === row.variantId)
  if (!variant) throw new Error(`session ${row.id} lacks its patient`)
  return { procedure, variant, seed: row.seed, mode: row.mode }
}

/**
 * Folds states from events, and remembers the newest of each session. What is remembered is a shortcut alone: the
 * number in the session's row says which state is wanted, and events that another process wrote are folded onto it.
 */
export const statesOfSessions = (): States => {
  const kept = newestOf<State>(most, ({ ended }) => ended !== undefined)
  return {
    async of(school, row) {
      const before = kept.of(row.id)
      const from = before && before.seq <= row.seq ? before : fold(await setupOf(school, row), [])
      if (from.seq === row.seq) return from
      const state = foldOnto(from, await sessionStore(school).events(row.id, from.seq))
      if (state.seq !== row.seq) throw new Error(`session ${row.id} lacks event ${state.seq + 1}`)
      return state
    },
    keep: kept.keep,
  }
}
