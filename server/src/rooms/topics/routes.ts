import type { UploadedFiles } from '#resources'
import { topicDeskCalls } from './admin.ts'
import { readingCalls } from './read-topics.ts'

/** Answers the special topics of the school: looking, joining, administration. */
export const topicCalls = (files: UploadedFiles) => [...readingCalls(), ...topicDeskCalls(files)]
