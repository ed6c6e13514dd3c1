import type { FileRoom } from '#resources'
import { topicDeskCalls } from './desk.ts'
import { readingCalls } from './reading.ts'

/** Answers the special topics of the school: looking, joining, administration. */
export const topicCalls = (files: FileRoom) => [...readingCalls(), ...topicDeskCalls(files)]
