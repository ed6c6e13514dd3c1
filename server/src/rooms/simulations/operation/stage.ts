import type { beginOperation, Happened, View } from '@xinglin/contract/simulations/operation'
import type { OutputOf } from '@xinglin/contract/call'
import { menuOf, operation, until, type State } from '@xinglin/simulation/operation'
import { guidanceOf } from '@xinglin/simulation/procedures'
import type { Visit } from '#platform/visit'
import { standingOf } from '#simulations/kernel'
import { versionOf } from './procedures.ts'
import type { OperationDeps } from './dependencies.ts'
import { sessionStore, type EventRow, type SessionRow } from './store.ts'

type OperationStart = OutputOf<typeof beginOperation>

/** Milliseconds since a session began; it stands still with a station, and, as clocks of processes may differ, for the slower one. */
export const elapsedOf = ({ at }: Pick<Visit, 'at'>, row: SessionRow): number =>
  Math.max(row.lastAt, (row.pausedAt ?? at).getTime() - row.startedAt.getTime())

/** Events as they travel. */
export const happenedOf = (
  events: readonly Pick<EventRow, 'seq' | 'at' | 'action' | 'observations'>[],
): Happened[] =>
  events.map(({ seq, at, action, observations }) => ({ seq, at, action, observations }))

/** What the browser may know of a state: the engine's allow-list, in a mode that courses have. */
export const toViewResponse = (state: State): View => {
  const view = operation.view(state)
  return { ...view, mode: view.mode === 'contest' ? 'examination' : view.mode }
}

/** The patient now: an open session goes on by the clock, one that ended stands still. */
export const viewNow = async (
  room: OperationDeps,
  visit: Visit,
  row: SessionRow,
): Promise<View> => {
  const state = await room.states.of(visit, row)
  return toViewResponse(row.state === 'open' ? until(state, elapsedOf(visit, row)) : state)
}

/** Everything that the stage needs of a session as it stands. */
export const stageOf = async (
  room: OperationDeps,
  visit: Visit,
  row: SessionRow,
): Promise<OperationStart> => {
  const { procedure } = await versionOf(visit, row.procedureVersionId)
  return {
    ...(await standingOf(visit, row)),
    EndTime: row.endAt.toISOString(),
    Reviewed: procedure.reviewedBy !== undefined,
    Menu: menuOf(procedure),
    ...(row.mode === 'guided' && { Guide: guidanceOf(procedure) }),
    View: await viewNow(room, visit, row),
    Events: happenedOf(await sessionStore(visit).events(row.id)),
  }
}
