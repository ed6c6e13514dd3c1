import type { Kinds } from '#learning'
import { consultationKind, endConsultationStation } from '#simulations/consultation'
import { experimentKind, readExperimentStation } from '#simulations/experiment'
import type { EndStationApart, StationEnds, StationEndsApart } from '#simulations/kernel'
import { endOperationStation, operationKind } from '#simulations/operation'

/** The kinds of simulations that there are; whoever holds courses and attempts is handed them. */
export const kinds: Kinds = {
  consultation: consultationKind,
  operation: operationKind,
  experiment: experimentKind,
}

/** How the stations of examinations and contests are ended, by the rooms in which they take place. */
export const stationEndsOf = (
  consultations: Parameters<typeof endConsultationStation>[0],
  operations: Parameters<typeof endOperationStation>[0],
  endExperiment: EndStationApart,
): { readonly stationEnds: StationEnds; readonly stationEndsApart: StationEndsApart } => ({
  stationEnds: {
    consultation: endConsultationStation(consultations),
    operation: endOperationStation(operations),
    experiment: readExperimentStation,
  },
  // An experiment is assessed for seconds: no transaction is held so long.
  stationEndsApart: { experiment: endExperiment },
})
