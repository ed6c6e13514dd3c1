export {
  attemptById,
  attemptsOf,
  type Attempt,
  type AttemptItem,
  type Learner,
  type Scored,
  type Sheet,
  type Whereabouts,
} from './attempts.ts'
export { activityOf, begunMost, learnersOf } from './begun.ts'
export type { Belonging, CourseStanding, Host, Moment } from './host.ts'
export { makeRounds, type NewRound } from './make.ts'
export {
  attemptRefusal,
  isTakenOnce,
  officialOf,
  onceStore,
  resultsToldSince,
  type ItemKey,
  type NoAttempt,
} from './once.ts'
export { recordsOf } from './records.ts'
export { together, type Together } from './together.ts'
