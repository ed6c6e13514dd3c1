export {
  finishAttempt,
  getCourseStudyProgressInfo,
  getPlayer,
  getRecentLearning,
  heartbeat,
} from './journey.ts'
export { getItem, Position, saveItemProgress, submitQuiz } from './item.ts'
export { ItemState, PlayerItem, QuestionView, QuizResult, type ItemContent } from './shapes.ts'
