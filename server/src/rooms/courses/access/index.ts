export { accessToCourses, courseAccess, type CourseAccess } from './course-access.ts'
export {
  countLearner,
  countModels,
  countReviews,
  coursesNamed,
  isCourse,
  kindOfCourse,
  taughtCourses,
  titlesOf,
} from './courses.ts'
