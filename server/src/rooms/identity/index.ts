export { identityCalls } from './calls.ts'
export { makePerson } from './make.ts'
export { forgetFailures } from './store.ts'
export { sessionKeeper, type SessionKeeper } from './sessions.ts'
