import { topicDeskCalls, type KeepPicture } from './desk.ts'
import { readingCalls } from './reading.ts'
import type { AddressOf } from './told.ts'

/** Answers the special topics of the school: looking, joining, administration. */
export const topicCalls = (keep: KeepPicture, addressOf: AddressOf) => [
  ...readingCalls(addressOf),
  ...topicDeskCalls(keep, addressOf),
]
