export { casesToTeach, casesToTeachAmong, type CaseToTeach } from './cases/to-teach.ts'
export { trialsApart, trialsHere } from './cases/trying.ts'
export { workshopCalls } from './calls.ts'
export { adoptCase, adoptOldCases, makeWork } from './cases/make.ts'
