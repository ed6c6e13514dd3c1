import type { RunRecord } from '@xinglin/contract/simulations/experiment'
import { viewOf } from '@xinglin/simulation/practical'
import type { TenantContext } from '#platform/visit'
import type { StationPlace } from '#simulations/kernel'
import { draftStore } from '../session/draft-store.ts'
import { versionOf } from '../session/protocols.ts'
import { eventsOf } from '../session/runs.ts'
import { happenedOf } from '../session/stage.ts'
import { sessionStore } from '../session/store.ts'

/** What was done in a station that ended, for whoever its host lets mark it; undefined where nobody began it or it goes on. */
export const runRecordOf = async (
  school: TenantContext,
  { attemptId, stationId }: StationPlace,
): Promise<RunRecord | undefined> => {
  const [row] = await sessionStore(school).ofItem(attemptId, stationId)
  if (!row || row.state === 'open') return undefined
  const { protocol } = await versionOf(school, row.protocolVersionId)
  return {
    Protocol: viewOf(protocol),
    Seed: row.seed,
    Engine: row.engine,
    Sections: (await draftStore(school).find(row.id)).sections,
    Events: happenedOf(await eventsOf(school, row)),
  }
}
