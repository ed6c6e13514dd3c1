export {
  attemptById,
  attemptsOf,
  type Attempt,
  type AttemptItem,
  type ActingPerson,
  type Scored,
  type Sheet,
  type Whereabouts,
} from './attempts.ts'
export {
  activityOf,
  hurriedRounds,
  mostBegunCourses,
  learnersOf,
  roundToCredit,
} from './course-activity.ts'
export { courseWorks } from './course-work-store.ts'
export type { Moment } from './moment.ts'
export { makeRounds, type NewRound } from './seed.ts'
export {
  attemptRefusal,
  isTakenOnce,
  officialOf,
  onceStore,
  resultsReleasedSince,
  type ItemKey,
  type NoAttempt,
} from './once.ts'
export { recordsOf, recordsOfLearner } from './records.ts'
export {
  firstRunsAt,
  itemsOfCourse,
  roundsOfCourse,
  scoresOfCourse,
} from './course-rounds-store.ts'
export { scoredRoundsOf, scoresInCourse } from './scored-store.ts'
export { mergeRounds, roundsInBoth } from './merge-store.ts'
