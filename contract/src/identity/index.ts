export { Expertise, expertiseLimits } from './expertise.ts'
export { titles } from './titles.ts'
export {
  keepAlive,
  login,
  logout,
  resetUserPws,
  role,
  Session,
  SignInProof,
  userLoginNew,
} from './sign-in.ts'
export {
  acceptInvitation,
  getInvitation,
  Invitation,
  invitationStates,
  listInvitations,
  makeInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitations.ts'
export { addressesIn, channelOfAddress, maxSentTo, type SentInvitation } from './sent-invitation.ts'
export {
  Departure,
  DeparturePreview,
  listDeparted,
  listDepartures,
  makeDeparture,
  previewDeparture,
  returnDeparted,
  undoDays,
  undoDeparture,
} from './departures.ts'
export { passwordFault, passwordStrength } from './password.ts'
export { Device, listDevices, signOutDevice } from './devices.ts'
export {
  binDays,
  deleteListView,
  deleteUsers,
  eraseUsers,
  getListViews,
  listDeletedUsers,
  type ListedUser,
  listUsers,
  mergeUsers,
  maxViews,
  previewMerge,
  resetPasswords,
  restoreUsers,
  saveListView,
  type UserSort,
  userSorts,
  whyNot,
} from './people-list.ts'
export { disableUsers, resetPassword, saveUser, User, UserFields } from './users.ts'
export {
  backgroundRefusals,
  getProfile,
  members,
  Preferences,
  Profile,
  savePreferences,
  saveProfile,
} from './profile.ts'
export {
  endPost,
  grantPost,
  listPostPlaces,
  listPosts,
  Post,
  postDuties,
  postNames,
  postPlaces,
} from './posts.ts'
