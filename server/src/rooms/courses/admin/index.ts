export { courseDeskCalls, courseNames, coursesByPlace, pendingCourses } from './manage-courses.ts'
export { usesInCourses } from './vocabulary-usage.ts'
