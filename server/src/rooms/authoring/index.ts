export { authoringCalls } from './calls.ts'
export { draftsOnMove } from './moving.ts'
