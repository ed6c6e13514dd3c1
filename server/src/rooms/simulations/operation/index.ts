export { endOverdueOperations } from './end-session.ts'
export { operationCalls, operationRoom } from './routes.ts'
export { operationKind } from './operation-kind.ts'
export {
  composedKey,
  currentProcedure,
  makeProcedure,
  proceduresByKey,
  proceduresToTeach,
  publishProcedure,
  type ProcedureToTeach,
} from './procedures.ts'
export { stepsOfPerson } from './steps-of-person.ts'
export { endOperationStation, operationStations } from './stations.ts'
