import type { Kinds } from '#learning'
import { followedCourseCalls } from './followed-courses.ts'
import { courseLearnerCalls } from './course-learners.ts'
import { learnerRecordCalls } from './learner-record.ts'
import { remindingCalls } from './monitor/remind-learners.ts'
import { watchingCalls, type Watching } from './monitor/watch-course.ts'
import { shortfallCalls } from './shortfalls.ts'

/** Answers how the learners of a course stand (学情); `kinds` are the simulations that courses hold. */
export const analyticsCalls = (kinds: Kinds, watching: Watching) => [
  ...followedCourseCalls(),
  ...courseLearnerCalls(),
  ...shortfallCalls(kinds),
  ...learnerRecordCalls(kinds),
  ...watchingCalls(watching, kinds),
  ...remindingCalls(),
]
