export { holdWork, useHeldWork, workIsHeld } from './held-work.ts'
export { dropPreviewLink, enterByLink, hasPreviewLink, takePreviewLink } from './preview-link.ts'
export { readServed, served, type Served, useSchool } from './served.ts'
export { sensitiveSentence, useSensitiveCheck } from './sensitive-words.ts'
export { SessionPlaces } from './session-places.tsx'
export { type Credentials, signIn, signOut } from './sign-in.ts'
export { startSession } from './start.ts'
export {
  beginSession,
  endSession,
  isMember,
  manages,
  session,
  useSession,
  watchPerson,
} from './store.ts'
export { type SavedDraft, useSavedDraft } from './use-saved-draft.ts'
export { entryFor, safeRedirect, setWay } from './way.ts'
