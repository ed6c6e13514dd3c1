import { CallError } from '#call'
import * as z from 'zod/mini'

const prefix = 'xinglin/unsent-in/'
const keptMs = 7 * 86_400_000

const Kept = z.object({ at: z.number(), what: z.unknown() })

const read = (key: string): z.output<typeof Kept> | undefined => {
  try {
    return Kept.parse(JSON.parse(window.localStorage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

/** Throws away what anybody left on this computer more than a week ago: it may be a shared one. */
const sweep = () => {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(prefix) && Date.now() - (read(key)?.at ?? 0) > keptMs)
      window.localStorage.removeItem(key)
}

/**
 * What was done in sessions of a room and is not acknowledged yet, kept beyond a closed tab. It is found by its session alone,
 * which only its owner can open. A browser that keeps nothing loses only that.
 */
export const unsentIn = <T>(room: string, shape: z.ZodMiniType<T>) => {
  const keyOf = (sessionId: string) => `${prefix}${room}/${sessionId}`
  return {
    /** Keeps it in place of what was kept; nothing: forgets. False where this browser keeps nothing. */
    keep: (sessionId: string, what: T | undefined): boolean => {
      try {
        if (what === undefined) window.localStorage.removeItem(keyOf(sessionId))
        else window.localStorage.setItem(keyOf(sessionId), JSON.stringify({ at: Date.now(), what }))
        return true
      } catch {
        return false
      }
    },
    /** What an earlier tab could not send. */
    find: (sessionId: string): T | undefined => {
      try {
        sweep()
        const stored = shape.safeParse(read(keyOf(sessionId))?.what)
        return stored.success ? stored.data : undefined
      } catch {
        return undefined
      }
    },
  }
}

/** No answer, or none of the application's own: the same may be sent again. */
export const mayArrive = (error: unknown): error is CallError =>
  error instanceof CallError && error.http !== 200 && error.http !== 403 && error.http !== 401

const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

/** Pauses between attempts: each until the network is back, somebody asks, or a while has passed that grows with the failures. */
export const resting = () => {
  let wake: () => void = () => undefined
  return {
    rest: (failures: number) =>
      new Promise<void>((resolve) => {
        const usual = pauses[Math.min(failures, pauses.length) - 1] ?? 1000
        // A little more or less, so that a whole class does not return in the same instant.
        const timer = setTimeout(done, usual * (0.9 + 0.2 * Math.random()))
        function done() {
          clearTimeout(timer)
          window.removeEventListener('online', done)
          resolve()
        }
        wake = done
        window.addEventListener('online', done)
      }),
    wake: () => wake(),
  }
}
