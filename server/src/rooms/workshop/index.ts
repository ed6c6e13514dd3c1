export { workshopCalls } from './calls.ts'
export { adoptCase, adoptOldCases, makeWork } from './make.ts'
