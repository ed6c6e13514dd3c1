import type { Kinds } from '#learning'
import { followedCourseCalls } from './followed-courses.ts'
import { courseLearnerCalls } from './course-learners.ts'
import { learnerRecordCalls } from './learner-record.ts'
import { shortfallCalls } from './shortfalls.ts'

/** Answers how the learners of a course stand (学情); `kinds` are the simulations that courses hold. */
export const analyticsCalls = (kinds: Kinds) => [
  ...followedCourseCalls(),
  ...courseLearnerCalls(),
  ...shortfallCalls(kinds),
  ...learnerRecordCalls(kinds),
]
