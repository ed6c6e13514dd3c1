import type { UploadedFiles } from '#resources'
import { followingCalls } from './follow-feedback.ts'
import { givingCalls } from './give-feedback.ts'
import { helpCalls } from './help.ts'
import { managingCalls } from './admin.ts'
import { pictureCalls } from './pictures.ts'
import type { Sign } from '#platform/proof-of-work'
import { readingCalls } from './read-feedback.ts'

/** Answers feedback (意见反馈): giving it, following it, handling it; and the help centre. Pictures lie in `files`; `sign` makes riddles for guests. */
export const feedbackCalls = (files: UploadedFiles, sign: Sign) => [
  ...givingCalls(files, sign),
  ...pictureCalls(files, sign),
  ...followingCalls(files, sign),
  ...readingCalls(),
  ...managingCalls(),
  ...helpCalls(),
]
