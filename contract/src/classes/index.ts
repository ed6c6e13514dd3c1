export { classStates, rosterLimits } from './shapes.ts'
export { deleteTerm, listTerms, saveTerm, semesterNames, Term } from './terms.ts'
export {
  AdministrativeClass,
  getAdministrative,
  getAdministrativeTree,
  listAdministrative,
  moveAdministrative,
  saveAdministrative,
} from './administrative.ts'
export {
  changeAdministrativeRoster,
  CheckedNumber,
  checkNumbers,
  findStudents,
  getClassHistory,
  listAdministrativeStudents,
} from './roster.ts'
