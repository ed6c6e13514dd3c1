import type { Kinds } from '#learning'
import type { UploadedFiles } from '#resources'
import { keepingCalls } from './keep-files.ts'
import { readingCalls } from './read-drafts.ts'
import { writingCalls } from './write-drafts.ts'

/** Answers the making of courses (构建课程): looking, writing, files, what a student will see. */
export const authoringCalls = (files: UploadedFiles, kinds: Kinds) => [
  ...readingCalls(kinds),
  ...writingCalls(),
  ...keepingCalls(files),
]
