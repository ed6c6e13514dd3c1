import { availableParallelism } from 'node:os'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** Whoever waited this long is told to come again; a class that signs in together is through before. */
const patienceMs = 8_000
const queueLength = 2_000

type Waiting = {
  readonly enter: () => void
  readonly refuse: (error: Refused) => void
  readonly since: number
}

/** Who goes before whom: where somebody is known to have signed in before, nobody waits for a flood of strangers. */
export type Turn = 'known' | 'usual'

const full = () => new Refused(codes.overloaded.code, codes.overloaded.msg, { reason: 'turns' })

/** Turns of which so many are had at once; −10503 after 8 s of waiting. */
const turns = (most: number) => {
  let running = 0
  const waiting: Readonly<Record<Turn, Waiting[]>> = { known: [], usual: [] }
  const take = (): Waiting | undefined => waiting.known.shift() ?? waiting.usual.shift()
  const admitNext = (): void => {
    for (let next = take(); next; next = take()) {
      if (Date.now() - next.since < patienceMs) return next.enter()
      next.refuse(full())
    }
  }
  const inTurn = async <T>(work: () => Promise<T>, turn: Turn = 'usual'): Promise<T> => {
    if (running >= most) {
      if (waiting[turn].length >= queueLength) throw full()
      await new Promise<void>((enter, refuse) =>
        waiting[turn].push({ enter, refuse, since: Date.now() }),
      )
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      admitNext()
    }
  }
  return { inTurn, strangersWaiting: () => waiting.usual.length }
}

const passwords = turns(availableParallelism())

/** Runs work that hashes passwords, so that a storm of sign-ins starves nothing else: as many at once as there are cores. */
export const inTurn = passwords.inTurn

/** Runs work that makes pictures anew, for which nobody who signs in waits; a core is left to everything else. */
export const inPictureTurn = turns(Math.max(1, availableParallelism() - 1)).inTurn

/** So many wait that it is worth asking who they are before they get a turn. */
const manyWait = 8
/** How many outcomes are remembered and for how long, and how many there must be before anything is said of them. */
const remembered = 64
const rememberedMs = 60_000
const fewest = 16

const outcomes: { readonly right: boolean; readonly at: number }[] = []

/** Remembers whether a password that was compared was the right one. */
export const notePassword = (right: boolean): void => {
  outcomes.push({ right, at: Date.now() })
  if (outcomes.length > remembered) outcomes.shift()
}

/** How many strangers wait for their turn. */
export const strangersWaiting = passwords.strangersWaiting

/** Whether enough wait that who is known should go first. */
export const isCrowded = (): boolean => strangersWaiting() >= manyWait

/**
 * Whether strangers flood this process with wrong passwords: many wait, and of those that were compared within a minute half
 * were wrong. A class that signs in together waits too, and is none. By process, and forgotten with it.
 */
export const isFlooded = (): boolean => {
  const since = Date.now() - rememberedMs
  const lately = outcomes.filter(({ at }) => at > since)
  const wrong = lately.filter(({ right }) => !right)
  return isCrowded() && lately.length >= fewest && wrong.length * 2 >= lately.length
}

/** Forgets what was remembered, for tests that begin anew. */
export const forgetPasswords = (): void => void outcomes.splice(0)
