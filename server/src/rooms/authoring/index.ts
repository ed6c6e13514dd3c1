export { authoringCalls } from './routes.ts'
export { draftsOnMove } from './transitions.ts'
