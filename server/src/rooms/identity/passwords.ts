import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#platform/visit'

/** argon2id, 19 MiB, two passes (OWASP's first choice of 2023). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing has its own small queue, so that a storm of sign-ins does not starve everything else. */
const most = availableParallelism()
const queueLength = 64
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= most) {
    if (waiting.length >= queueLength) throw refuse([-10503, '系统繁忙，请稍后再试'])
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Stored form of a password. */
export const hashPassword = (word: string): Promise<string> => inTurn(() => hash(word, cost))

let stranger: Promise<string> | undefined

/** True when the password is the stored one; an unknown account costs the same time as a known one. */
export const isPassword = async (stored: string | undefined, word: string): Promise<boolean> => {
  stranger ??= hash('nobody has this password', cost)
  const against = stored ?? (await stranger)
  const same = await inTurn(() => verify(against, word))
  return same && stored !== undefined
}
