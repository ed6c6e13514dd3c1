import type { createSession } from '@xinglin/contract/simulations/consultation'
import type { OutputOf } from '@xinglin/contract/call'
import type { Visit } from '#platform/visit'
import { standingOf } from '#simulations/kernel'
import type { ConsultationDeps } from '../session/dependencies.ts'
import type { SessionRow } from '../session/store.ts'
import { toHappenedResponse, viewOf } from './serialize.ts'

/** Everything that the stage needs of a session as it stands. */
export const stageOf = async (
  { states }: ConsultationDeps,
  visit: Visit,
  row: SessionRow,
): Promise<OutputOf<typeof createSession>> => {
  const state = await states.at(visit, row, row.seq)
  return {
    ...(await standingOf(visit, row)),
    Temperament: row.temperament,
    EndTime: row.endAt.toISOString(),
    View: viewOf(state, row),
    Events: await toHappenedResponse(visit, row),
  }
}
