import { moderatingCalls } from './moderate-reviews.ts'
import { ownReviewCalls } from './own-reviews.ts'
import { readingCalls } from './read-reviews.ts'
import { replyingCalls } from './reply-to-reviews.ts'
import { writingCalls } from './write-review.ts'

/** Answers the reviews of courses: reading, writing, replying, moderating. */
export const reviewCalls = () => [
  ...readingCalls(),
  ...ownReviewCalls(),
  ...writingCalls(),
  ...replyingCalls(),
  ...moderatingCalls(),
]
