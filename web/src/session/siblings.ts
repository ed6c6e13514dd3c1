import type { Session } from '@xinglin/contract/identity'

/** What tabs of one browser tell each other. */
export type Word =
  | { readonly kind: 'ask' }
  | { readonly kind: 'signedIn'; readonly session: Session }
  | { readonly kind: 'signedOut'; readonly tokenId: string }
  | { readonly kind: 'answered'; readonly at: number }

const waitMs = 1_000
const hint = 'signed-in'
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('xinglin')

/** Tells the other tabs. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin: it reaches this origin alone
export const tellSiblings = (word: Word) => channel?.postMessage(word)

/** Listens to the other tabs. */
export const hearSiblings = (listen: (word: Word) => void) =>
  channel?.addEventListener('message', (event: MessageEvent<Word>) => listen(event.data))

/** Remembers that some tab is signed in, without saying who: a new tab then knows that asking is worth the wait. */
export const hintSignedIn = (yes: boolean) => {
  try {
    if (yes) window.localStorage.setItem(hint, '1')
    else window.localStorage.removeItem(hint)
  } catch {
    // Without storage a new tab signs in by itself.
  }
}

const worthAsking = () => {
  try {
    return channel !== undefined && window.localStorage.getItem(hint) === '1'
  } catch {
    return false
  }
}

/** The session of another tab; undefined when none answers within a second. */
export const askSiblings = (): Promise<Session | undefined> => {
  if (!worthAsking()) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const done = (session: Session | undefined) => {
      clearTimeout(timer)
      channel?.removeEventListener('message', hear)
      if (!session) hintSignedIn(false)
      resolve(session)
    }
    const hear = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'signedIn') done(data.session)
    }
    const timer = setTimeout(done, waitMs, undefined)
    channel?.addEventListener('message', hear)
    tellSiblings({ kind: 'ask' })
  })
}
