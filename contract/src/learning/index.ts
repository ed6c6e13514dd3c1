export {
  finishAttempt,
  getCourseStudyProgressInfo,
  getPlayer,
  getRecentLearning,
  heartbeat,
} from './journey.ts'
export { getItem, Position, saveItemProgress, submitQuiz } from './item.ts'
export {
  AttemptDetail,
  AttemptLine,
  getAttemptDetail,
  getAttemptList,
  getLearningCalendar,
  getMyCourses,
  myCourseTabs,
} from './records.ts'
export {
  getOnceItems,
  getOnceLearners,
  grantAttempt,
  OnceItem,
  OnceLearner,
  setResultsRelease,
} from './taken-once.ts'
export { getHurriedRounds, HurriedRound } from './hurried.ts'
export { getTrainingResult, shareResult } from './result.ts'
export { ItemContent, ItemState, PlayerItem, QuestionView, QuizResult, Report } from './shapes.ts'
