export { attemptsOf, type Attempt, type AttemptItem, type Sheet } from './attempts.ts'
