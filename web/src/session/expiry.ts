import { type CallError, texts } from '#call'
import { toast } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { closeWindow, isWithinWeChat } from './close-window.ts'
import { workIsHeld } from './held-work.ts'
import { renewHere } from './renewal.tsx'
import { endSession, session } from './store.ts'
import { entryFor, entryWithReturn, go } from './way.ts'

const redirectDelayMs = 2000
let handling: Promise<boolean> | undefined

/** Says why, forgets the session and moves on after 2 s; within WeChat its window is closed. */
export const leave = (message: string, to: string) => {
  toast.error(message)
  endSession()
  const { pathname } = window.location
  setTimeout(
    () => (isWithinWeChat(pathname) ? closeWindow(() => go(`${pathname}?closed=1`)) : go(to)),
    redirectDelayMs,
  )
}

/** A session that is over: renewed in place where work is held, else left by `message` and `to`. Resolves to whether it goes on. */
export const renewOrLeave = (was: Session, message: string, to: string): Promise<boolean> => {
  handling ??= (workIsHeld() ? renewHere(was) : Promise.resolve(false))
    .then((renewed) => {
      if (!renewed) leave(message, to)
      return renewed
    })
    .finally(() => {
      handling = undefined
    })
  return handling
}

/** What happens on 401 and −401; several calls that fail together are one event. */
export const sessionExpired = (error: CallError, was: Session | undefined): Promise<boolean> => {
  const now = session()
  if (!was) return Promise.resolve(false)
  // Renewed, here or in another tab, while the call was under way; or left already.
  if (now?.TokenId !== was.TokenId) return Promise.resolve(now?.UserId === was.UserId)
  const message = was.IsTourists ? texts.touristExpired : error.message
  return renewOrLeave(was, message, entryWithReturn(entryFor(was)))
}
