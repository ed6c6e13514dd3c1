export { messageCalls } from './routes.ts'
export { keepNotices } from './inbox/notify.ts'
export type { SubjectNow, Subjects, SubjectsOf } from './inbox/subjects.ts'
