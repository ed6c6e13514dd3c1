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
  findClassTeachers,
  findStudents,
  getClassHistory,
  listAdministrativeStudents,
} from './roster.ts'
export {
  assistantRights,
  type ClassRight,
  classRights,
  listTeaching,
  moveTeaching,
  rightNames,
  saveClassStaff,
  saveTeaching,
  TeachingClass,
} from './teaching.ts'
export {
  assignClassGroup,
  changeClassCourses,
  changeTeachingRoster,
  chooseAdministrative,
  ClassDetail,
  ClassGroup,
  ClassMember,
  getClassDetail,
  listClassMembers,
  postNames,
  saveClassGroups,
} from './members.ts'
export {
  codeDays,
  findByCode,
  joinClass,
  joinCode,
  leaveClass,
  listMyClasses,
  OwnClass,
  setJoinCode,
} from './joining.ts'
