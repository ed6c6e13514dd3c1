import { createStore } from '#ui'
import type { PostKind } from '@xinglin/contract/call'
import { role, type Session } from '@xinglin/contract/identity'
import { workIsHeld } from './held-work.ts'
import { askSiblings, hearSiblings, hintSignedIn, tellSiblings } from './siblings.ts'
import { vault } from './vault.ts'

const sharedEveryMs = 10_000
const state = createStore<Session | undefined>(undefined)
let lastAnswer = 0
let lastShared = 0
let isOver = false

/** The session of this tab; undefined when nobody is signed in. */
export const session = state.get

/** The session, watched. */
export const useSession = state.use

/** Calls `listener` whenever another person, or nobody, is in front of the screen; a renewed session of the same one is no change. */
export const watchPerson = (listener: () => void) => {
  let last = state.get()?.UserId
  state.watch(() => {
    const now = state.get()?.UserId
    if (now === last) return
    last = now
    listener()
  })
}

/** Whether somebody with an account of their own is signed in: not a guest, nor whoever holds a preview link. */
export const isMember = (who: Session | undefined): who is Session =>
  who !== undefined && !who.IsTourists && who.RoleType !== role.guest

/** Whether somebody runs the school, or holds one of some posts in this session. */
export const manages = (who: Session | undefined, ...posts: readonly PostKind[]): boolean =>
  who !== undefined &&
  (who.RoleType === role.admin ||
    who.RoleType === role.operator ||
    who.Posts.some(({ Kind }) => posts.includes(Kind)))

/** When the server last answered, by this computer's clock. */
export const answeredAt = () => lastAnswer

/** Starts the idle clock again, here and (not oftener than every 10 s) in the other tabs. */
export const noteAnswer = () => {
  lastAnswer = Date.now()
  if (!state.get() || lastAnswer - lastShared < sharedEveryMs) return
  lastShared = lastAnswer
  vault.put('current-time', lastAnswer)
  tellSiblings({ kind: 'answered', at: lastAnswer })
}

const keep = (next: Session) => {
  isOver = false
  state.set(next)
  vault.put('user', next)
  vault.put('token', next.TokenId)
  vault.put('loginType', next.LoginType)
}

/** Says that the session of this tab is over and waits to be renewed: until then no other tab gets it. */
export const waitForRenewal = () => {
  isOver = true
}

/** A preview is its tab's own: the others are for whoever sits there. */
const lend = (mine: Session) => {
  if (!mine.PreviewCourseId && !isOver) tellSiblings({ kind: 'signedIn', session: mine })
}

/** Takes a new session into use and lends it to the other tabs. */
export const beginSession = (next: Session) => {
  keep(next)
  lastAnswer = Date.now()
  vault.put('current-time', lastAnswer)
  hintSignedIn(!next.PreviewCourseId)
  lend(next)
}

/** Forgets the session, here and in the tabs that share it. */
export const endSession = () => {
  const was = state.get()
  vault.clear()
  state.set(undefined)
  hintSignedIn(false)
  if (was) tellSiblings({ kind: 'signedOut', tokenId: was.TokenId })
}

const stored = (): Session | undefined => {
  const storedSession = vault.get('user')
  return typeof storedSession === 'object' && storedSession !== null && 'TokenId' in storedSession
    ? ({ Posts: [], ...storedSession } as unknown as Session)
    : undefined
}

const listen = () =>
  hearSiblings((word) => {
    const mine = state.get()
    if (word.kind === 'ask' && mine) lend(mine)
    if (word.kind === 'answered') lastAnswer = Math.max(lastAnswer, word.at)
    if (word.kind === 'signedIn' && (!mine || mine.UserId === word.session.UserId))
      keep(word.session)
    // A tab that holds work keeps its session: the next call then offers to sign in in place.
    if (word.kind === 'signedOut' && mine?.TokenId === word.tokenId && !workIsHeld()) {
      vault.clear()
      state.set(undefined)
    }
  })

/** Finds the session of this tab, or of a sibling; once, before anything is shown. */
export const restoreSession = async () => {
  listen()
  const own = stored()
  const ownSession = own ?? (await askSiblings())
  if (!ownSession) return
  const noted = Number(vault.get('current-time'))
  lastAnswer = own && noted > 0 ? noted : Date.now()
  keep(ownSession)
}
