export { accessToCourses, courseAccess, type CourseAccess } from './course-access.ts'
export {
  countLearner,
  countModels,
  countReviews,
  coursesNamed,
  isCourse,
  kindOfCourse,
  restrictCourse,
  taughtCourses,
  titlesOf,
} from './courses.ts'
