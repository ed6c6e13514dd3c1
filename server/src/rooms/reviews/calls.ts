import { moderatingCalls } from './moderating.ts'
import { readingCalls } from './reading.ts'
import { replyingCalls } from './replying.ts'
import { writingCalls } from './writing.ts'

/** Answers the reviews of courses: reading, writing, replying, moderating. */
export const reviewCalls = () => [
  ...readingCalls(),
  ...writingCalls(),
  ...replyingCalls(),
  ...moderatingCalls(),
]
