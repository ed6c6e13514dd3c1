export { experimentCalls, experimentRoom } from './routes.ts'
export { computingWith, type Computing } from './computing/computing.ts'
export { openEngines } from './computing/engines.ts'
export {
  endExperimentStation,
  endOverdueExperiments,
  experimentStations,
  readExperimentStation,
} from './laboratory/stations.ts'
export { runRecordOf } from './laboratory/run-record.ts'
export { eventsOfPerson } from './session/events-of-person.ts'
export { experimentKind } from './experiment-kind.ts'
export {
  newsOfReports,
  ownReportsAmong,
  reportsToMark,
  reportsWaiting,
} from './marking/report-standings.ts'
export { forgetPasses } from './external/launch.ts'
export { serveElsewhere } from './external/serve-open-api.ts'
export { startDelivery } from './sharing/deliver.ts'
export {
  composedProtocolKey,
  currentProtocol,
  makeProtocol,
  protocolsByKey,
  protocolsToTeach,
  publishProtocol,
  type ProtocolToTeach,
} from './session/protocols.ts'
export { adoptAllReports, adoptReports } from './reports/adopt-reports.ts'
export { reportSource } from './marking/report-source.ts'
export { scoredReportsOf } from './reports/scored-reports.ts'
export { doneReports } from './reports/done-reports.ts'
