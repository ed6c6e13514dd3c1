export { authorsOfVisible, courseTotal, forgetCatalogue } from './catalogue.ts'
export { courseCalls } from './routes.ts'
export { coverCalls } from './cover.ts'
export {
  countLearner,
  courseCards,
  courseForStudy,
  itemInVersions,
  itemsOfAllVersions,
  itemTitles,
  keptCourses,
  meetCourses,
  versionsForStudy,
  type CourseForStudy,
  type CourseMet,
  type StudyItem,
} from './course-for-learning.ts'
export {
  findCourses,
  nameOfVisible,
  publishedBy,
  taughtBy,
  taughtCourses,
  itemsOfKind,
  titlesOf,
  visibleAmong,
  visibleBy,
  visibleOfKind,
} from './search-index.ts'
export { courseDeskCalls, courseNames, coursesByPlace, pendingCourses } from './admin.ts'
export {
  asDrafted,
  beginCourse,
  draftedCourse,
  dropCourse,
  isCourse,
  layVersion,
  showsFilm,
  taughtIn,
  unapprovedOf,
  type DraftedCourse,
  type Teaching,
} from './course-for-authoring.ts'
export { indexCoursesOf, indexOldCourses } from './indexing.ts'
export type { OnMove } from './transitions.ts'
export { toManagedCourseResponse as toldCourse } from './serialize.ts'
export { countReviews, courseForReviews, type CourseForReviews } from './course-for-reviews.ts'
export { courseOverseen, type Overseen } from './supervised-course.ts'
export { usesInCourses } from './vocabulary-usage.ts'
export { countModels, courseForModels, type CourseForModels } from './course-for-models.ts'
export { hot } from './suggestions.ts'
export { mostTriesOf, type ItemBody, type Question } from './item-body.ts'
export { makeCourse, type NewContent, type NewCourse, type NewItem } from './seed.ts'
export { addLearners, makeFavourites, syllabiOf, type Syllabus } from './syllabus.ts'
