export { casesToTeach, casesToTeachAmong, type CaseToTeach } from './to-teach.ts'
export { workshopCalls } from './calls.ts'
export { adoptCase, adoptOldCases, makeWork } from './make.ts'
