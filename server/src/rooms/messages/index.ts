export { messageCalls } from './routes.ts'
export { giveOutDue } from './announcements/give-out.ts'
export { keepNotices } from './inbox/notify.ts'
export type { OtherSubjects, SubjectNow, SubjectsOf } from './inbox/subjects.ts'
