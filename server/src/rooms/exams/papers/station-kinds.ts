import type { PaperStation, StationKindName } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { consultationStations } from '#simulations/consultation'
import { experimentStations } from '#simulations/experiment'
import type { StationKind } from '#simulations/kernel'
import { operationStations } from '#simulations/operation'

/** The kinds of stations that a paper can have. */
export const stationKindOf: Readonly<Record<StationKindName, StationKind>> = {
  consultation: consultationStations,
  operation: operationStations,
  experiment: experimentStations,
}

/** What the cases, procedures and protocols of stations say now, by their ids; those that are gone are left out. */
export const stationWorks = async (
  tenant: TenantContext,
  stations: readonly Pick<PaperStation, 'Kind' | 'WorkId'>[],
) => {
  const works = new Map<string, { readonly versionId: string; readonly title: string }>()
  for (const { Kind, WorkId } of stations) {
    const work = await stationKindOf[Kind].current(tenant, WorkId)
    if (work) works.set(WorkId, work)
  }
  return works
}
