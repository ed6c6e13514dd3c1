export { casesToTeach, casesToTeachAmong, type CaseToTeach } from './cases/cases-for-teaching.ts'
export { trialsApart, trialsHere } from './cases/try-questions.ts'
export { workshopCalls } from './routes.ts'
export { adoptCase, adoptOldCases, makeWork } from './cases/seed.ts'
