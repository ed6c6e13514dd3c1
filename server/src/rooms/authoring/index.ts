export { authoringCalls } from './calls.ts'
export { isTaught } from './taught.ts'
export { draftsOnMove } from './moving.ts'
