export { endOverdueOperations } from './ending.ts'
export { operationCalls, operationRoom } from './calls.ts'
export { operationBrief } from './brief.ts'
export { operatedIn, operationsTaken } from './operated.ts'
export {
  composedKey,
  currentProcedure,
  makeProcedure,
  proceduresToTeach,
  publishProcedure,
  type ProcedureToTeach,
} from './procedures.ts'
