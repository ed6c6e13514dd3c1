export { isSameBrowser, tieBrowser } from './browser-tie.ts'
export {
  collegesOfPeople,
  isOfColleges,
  type IsOfColleges,
  peopleByCollege,
  setCollege,
  setColleges,
} from './college-store.ts'
export { overseenAmong } from './people-policy.ts'
export { postHolders } from './held-posts.ts'
export { notHashedYet, type WholePerson } from './batch-store.ts'
export { eraseOldPeople, type HasRecords } from './delete-users.ts'
export type { ClassPort } from './list-users.ts'
export { peopleCalls } from './manage-people.ts'
export type { MergePort } from './merge-users.ts'
export type { SendingPort } from './sending-port.ts'
export {
  addPeople,
  changePeople,
  claimSignInNames,
  giveFirstPasswords,
  lockPeople,
  newPersonIds,
  peopleInWhole,
  type PersonChange,
  releaseSignInNames,
  removePeople,
  whoHasNames,
} from './people-batch.ts'
export { normalName } from './rules.ts'
export { roleNames } from './user-changes.ts'
export { identityCalls } from './routes.ts'
export {
  activePeople,
  activeTeachers,
  countInRole,
  endSessionsOf,
  facesOf,
  type Face,
  indexOldPeople,
  nameOfPerson,
  userTotal,
  usesInProfiles,
} from './people.ts'
export { peopleOfSchool } from './people-relation-store.ts'
export type { TeacherPort } from './serialize-users.ts'
export { changePassword, setNewPassword } from './change-password.ts'
export {
  claimFromRoster,
  newStudent,
  numberIsTaken,
  provePhone,
  whoHasNumber,
  whoHasPhone,
  whoIs,
} from './claim-account.ts'
export { deviceName, vagueAddress } from './device.ts'
export { makePerson, makeStudents } from './seed.ts'
export type { PreviewDoor } from './sign-in.ts'
export { hashPassword } from './passwords.ts'
export { type KnownPerson, peopleAmong, peopleByNumber, searchPeople } from './known-people.ts'
export { mayUseOtherDoors } from './rules.ts'
export { openSession, prove, type SignInRules, type Who } from './sign-in.ts'
export { claimOldNames, Taken } from './name-store.ts'
export { endSessions, forgetFailures } from './store.ts'
export { sessionKeeper, type SessionKeeper } from './sessions.ts'
export { contactOf, type Contact } from './phone-store.ts'
export { administratorIds } from './user-store.ts'
