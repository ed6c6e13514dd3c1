export {
  LearnerState,
  learnerStateNames,
  learnerStates,
  StudyingClass,
  withoutClass,
} from './shapes.ts'
export { CourseLearner, getCourseLearners, learnerOrders } from './learners.ts'
export {
  getCourseFigures,
  getItemShortfalls,
  ItemProgress,
  QuestionFigures,
  Shortfall,
} from './figures.ts'
export { getLearnerRecord, LearnerSession } from './record.ts'
export {
  behindBy,
  behindRule,
  maxWatched,
  quietDays,
  remindLearners,
  watchCourse,
  WatchedItem,
  WatchedLearner,
} from './monitor.ts'
export { FollowedCourse, listFollowedCourses } from './followed.ts'
