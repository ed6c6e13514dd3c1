export { identityCalls } from './calls.ts'
export { importCalls } from './import.ts'
export {
  activeTeachers,
  endSessionsOf,
  facesOf,
  indexOldPeople,
  nameOfPerson,
  userTotal,
  usesInProfiles,
} from './names.ts'
export type { TeacherDesk } from './told-users.ts'
export { userCalls } from './users.ts'
export { makePerson } from './make.ts'
export type { PreviewDoor } from './sign-in.ts'
export { hashPassword } from './passwords.ts'
export { forgetImports } from './import-store.ts'
export { forgetFailures } from './store.ts'
export { sessionKeeper, type SessionKeeper } from './sessions.ts'
