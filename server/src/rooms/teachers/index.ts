export type { ActivityCursor } from './activity-feed.ts'
export { holdersForTeacher, holdsForTeacher, isOfSubject } from './subject-teachers.ts'
export type { IsOfSubject } from './place-store.ts'
export { makeTeacher } from './seed.ts'
export { type ActivityFeed, teacherCalls } from './routes.ts'
export { findTeachers, teacherChoices, teacherOf, teachersOf } from './teachers.ts'
export {
  addTeachers,
  indexOldTeachers,
  removeTeachers,
  saveTeacher,
  teachersByPlace,
} from './admin.ts'
