export {
  CaseContent,
  CaseLine,
  caseMoves,
  caseStateNames,
  caseStates,
  largestCase,
  Problem,
} from './shapes.ts'
export { caseScopes, compareVersions, getCase, getVersion, getVersions, listCases } from './read.ts'
export { createCase, deleteCase, importCase, largestImport, moveCase, saveCase } from './write.ts'
export { coverCase, maxQuestions, maxTried, rehearseCase, tryCase } from './trial.ts'
export { CompositionLine, compositionMoves, type CompositionCalls } from './compositions.ts'
export {
  createProcedure,
  deleteProcedure,
  getProcedure,
  listProcedures,
  moveProcedure,
  procedureWritings,
  saveProcedure,
} from './procedures.ts'
export { conductProcedure, rehearseProcedure, tryProcedure } from './procedure-trial.ts'
export {
  createProtocol,
  deleteProtocol,
  getProtocol,
  listProtocols,
  moveProtocol,
  protocolWritings,
  saveProtocol,
} from './protocols.ts'
export { assessTrial, findingsOfProtocol, playProtocol, tryProtocol } from './protocol-trial.ts'
