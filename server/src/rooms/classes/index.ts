export { classFigures } from './class-figures.ts'
export { adoptClassColleges } from './administrative/adopt-colleges.ts'
export { classCalls } from './routes.ts'
export { ownClassesAmong, taughtClassesAmong, writableClasses } from './class-standings.ts'
export {
  classesByDepartment,
  classesOfPeople,
  findOrCreateAdministrativeClass,
} from './administrative/administrative-class.ts'
export {
  administrativeClassesAmong,
  administrativeClassesOf,
  type ListedPlace,
  openAdministrativeClasses,
  placeListed,
  removeUnusedClasses,
  unplaceListed,
} from './administrative/place-listed.ts'
export type { ClassPlace } from './administrative/administrative-class.ts'
export { usedInClasses } from './memberships/use-store.ts'
export { fillAdministrativeClass } from './administrative/seed.ts'
export { groupsOfClasses, peopleOfClasses } from './memberships/people-of-classes.ts'
export { overseesClasses } from './teaching/overseen-classes.ts'
export { ownTeachingClasses, teachingPosts } from './teaching/teaching-posts.ts'
export { termNames } from './teaching/serialize.ts'
export { leanTerm } from './terms/lean-term.ts'
export { membershipStore } from './memberships/index.ts'
export { fullName } from './names/class-names.ts'
export { makeClass } from './teaching/seed.ts'
export { makeTerm } from './terms/seed.ts'
export { classTitles, taughtClass, type TaughtClass } from './teaching/taught-class.ts'
export { markersOfClasses } from './teaching/class-markers.ts'
export { coursesTaughtTo, isHeadTeacherOf } from './teaching/taught-courses.ts'
export {
  archiveClasses,
  classSizes,
  reopenClasses,
  studentsAmongClasses,
} from './administrative/end-of-classes.ts'
export { leaveClass, returnToClass } from './administrative/leave-class.ts'
export { isInClass } from './administrative/stay-store.ts'
export { isTerm, termNamesOf, termStartOf } from './terms/term-names.ts'
export { classesOfGrade } from './administrative/classes-of-grade.ts'
