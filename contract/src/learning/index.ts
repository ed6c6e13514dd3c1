export {
  finishAttempt,
  getCourseStudyProgressInfo,
  getPlayer,
  getRecentLearning,
  heartbeat,
} from './journey.ts'
export { getItem, Position, saveItemProgress, submitQuiz } from './item.ts'
export {
  AttemptLine,
  getAttemptDetail,
  getAttemptList,
  getLearningCalendar,
  getMyCourses,
  myCourseTabs,
} from './records.ts'
export { getTrainingResult, shareResult } from './result.ts'
export {
  ItemState,
  PlayerItem,
  QuestionView,
  QuizResult,
  Report,
  type ItemContent,
} from './shapes.ts'
