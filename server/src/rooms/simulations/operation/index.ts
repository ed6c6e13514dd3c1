export { endOverdueOperations } from './end-session.ts'
export { operationCalls, operationRoom } from './routes.ts'
export { operationBrief } from './brief.ts'
export { operatedIn, operationsTaken } from './operation-results.ts'
export {
  composedKey,
  currentProcedure,
  makeProcedure,
  proceduresToTeach,
  publishProcedure,
  type ProcedureToTeach,
} from './procedures.ts'
