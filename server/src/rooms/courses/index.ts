export { authorsOfVisible, courseTotal, forgetCatalogue } from './catalogue.ts'
export { courseCalls } from './calls.ts'
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
} from './study.ts'
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
} from './finding.ts'
export { courseDeskCalls, courseNames, coursesByPlace, pendingCourses } from './desk.ts'
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
} from './drafted.ts'
export { indexCoursesOf, indexOldCourses } from './indexing.ts'
export type { OnMove } from './moving.ts'
export { toldOne as toldCourse } from './told.ts'
export { countReviews, courseForReviews, type CourseForReviews } from './reviewed.ts'
export { courseOverseen, type Overseen } from './overseen.ts'
export { usesInCourses } from './uses.ts'
export { countModels, courseForModels, type CourseForModels } from './with-models.ts'
export { hot } from './suggested.ts'
export type { ItemBody, Question } from './item-body.ts'
export { makeCourse, type NewContent, type NewCourse, type NewItem } from './make.ts'
export { addLearners, makeFavourites, syllabiOf, type Syllabus } from './syllabus.ts'
