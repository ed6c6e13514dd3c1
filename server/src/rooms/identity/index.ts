export { identityCalls } from './calls.ts'
export { makePerson } from './make.ts'
export { sessionKeeper, type SessionKeeper } from './sessions.ts'
