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
  maxBegunCourses,
  learnersOf,
  roundToCredit,
} from './course-activity.ts'
export type { Moment } from './moment.ts'
export {
  attemptRefusal,
  isTakenOnce,
  officialOf,
  onceStore,
  resultsReleasedSince,
  type ItemKey,
  type NoAttempt,
} from './once.ts'
export { mergeRounds, roundsInBoth } from './merge-store.ts'
