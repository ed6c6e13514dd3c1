import type { FileRoom } from '#resources'
import { keepingCalls } from './keeping.ts'
import { readingCalls } from './reading.ts'
import { writingCalls } from './writing.ts'

/** Answers the making of courses (构建课程): looking, writing, files, what a student will see. */
export const authoringCalls = (files: FileRoom) => [
  ...readingCalls(),
  ...writingCalls(),
  ...keepingCalls(files),
]
