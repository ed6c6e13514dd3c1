export { coverCalls } from './cover.ts'
export {
  asDrafted,
  beginCourse,
  draftedCourse,
  shownCourse,
  dropCourse,
  layVersion,
  taughtIn,
  unapprovedOf,
  type DraftedCourse,
  type Teaching,
} from './drafted-course.ts'
export { indexCoursesOf, indexOldCourses } from './indexing.ts'
export { coursesNamed, packagedCourses, renewCourse } from './packaged-courses.ts'
export { publishedBy } from './published-courses.ts'
export { makeCourse, type NewContent, type NewCourse, type NewItem } from './seed.ts'
export { toManagedCourseResponse } from './serialize.ts'
export type { OnMove } from './transitions.ts'
