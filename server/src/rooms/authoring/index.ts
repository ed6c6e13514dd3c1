export { authoringCalls } from './routes.ts'
export { isTaught } from './is-taught.ts'
export { draftsOnMove } from './transitions.ts'
