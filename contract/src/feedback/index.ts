export {
  bareCode,
  bareContact,
  Feedback,
  FeedbackLine,
  feedbackStateNames,
  feedbackStates,
  feedbackTypeNames,
  feedbackTypes,
  largestPicture,
  longestFeedback,
  maxPictures,
  Picture,
} from './shapes.ts'
export type { FeedbackState, FeedbackType } from './shapes.ts'
export {
  addFeedback,
  getFeedbackProof,
  rateFeedback,
  replyFeedback,
  uploadFeedbackPicture,
} from './write.ts'
export { myFeedback, queryFeedback } from './read.ts'
export { getFeedback, handleFeedback, listFeedback, ManagedFeedback } from './manage.ts'
export {
  getHelp,
  getManagedHelp,
  helpCategories,
  helpCategoryNames,
  listHelp,
  listManagedHelp,
  longestArticle,
  ManagedHelp,
  removeHelp,
  saveHelp,
} from './help.ts'
export type { HelpCategory } from './help.ts'
