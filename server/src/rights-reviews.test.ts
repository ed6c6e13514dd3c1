import * as reviews from '@xinglin/contract/reviews'
import { callsOf, holdMatrix, holdRows, openColumns, type MatrixRow } from '#testing'

/** The permission matrix of reviews: A, G, S, T, M, V. Whose review it is, the room's own tests decide. */
const matrix: readonly MatrixRow[] = [
  [reviews.getCourseCommentSummarize, '✓✓✓✓✓✓'],
  [reviews.cullCourseComments, '✓✓✓✓✓✓'],
  [reviews.getWebCourseCommentList, '✓✓✓✓✓✓'],
  [reviews.myCourseComments, '––✓✓––'],
  [reviews.addCourseComment, '––✓–––'],
  [reviews.updateCourseComment, '––✓–––'],
  [reviews.delCourseComment, '––✓–✓✓'],
  [reviews.handleCommentGreat, '––✓✓––'],
  [reviews.teacherReplyCourseComment, '–––✓––'],
  [reviews.teacherUpdateCourseComment, '–––✓––'],
  [reviews.teacherDeleteCourseComment, '–––✓––'],
  [reviews.listReviews, '––––✓✓'],
  [reviews.moderateReview, '––––✓✓'],
]

holdMatrix(openColumns(), matrix)
holdRows(matrix, callsOf('reviews'))
