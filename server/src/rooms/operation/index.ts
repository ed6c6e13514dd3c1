export { operationCalls, operationRoom } from './calls.ts'
export { operationBrief } from './brief.ts'
export { operatedIn } from './operated.ts'
export { makeProcedure, proceduresToTeach, type ProcedureToTeach } from './procedures.ts'
