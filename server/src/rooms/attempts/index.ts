export {
  attemptsOf,
  type Attempt,
  type AttemptItem,
  type Attempts,
  type Sheet,
} from './attempts.ts'
