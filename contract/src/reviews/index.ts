export { longestReview } from './review-text.ts'
export { Comment } from './shapes.ts'
export {
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  listOwnComments,
  myCourseComments,
} from './read.ts'
export {
  addCourseComment,
  delCourseComment,
  handleCommentGreat,
  updateCourseComment,
} from './write.ts'
export {
  teacherDeleteCourseComment,
  teacherReplyCourseComment,
  teacherUpdateCourseComment,
} from './reply.ts'
export { listReviews, moderateReview, reviewStates } from './manage.ts'
