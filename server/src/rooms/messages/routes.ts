import { preferenceCalls } from './inbox/preferences.ts'
import { inboxCalls } from './inbox/read-messages.ts'
import type { Subjects } from './inbox/subjects.ts'

/** Answers readers of messages; `subjects` tells how what they are about stands. */
export const messageCalls = (subjects: Subjects) => [
  ...inboxCalls(subjects),
  ...preferenceCalls(async () => []),
]
