export { identityCalls } from './calls.ts'
export { makePerson, type NewPerson } from './make.ts'
export { sessionKeeper, type SessionKeeper } from './sessions.ts'
