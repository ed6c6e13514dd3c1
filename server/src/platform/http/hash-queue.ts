import { availableParallelism } from 'node:os'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** As many at once as there are cores, as a password hash keeps one busy. */
const most = availableParallelism()
/** Whoever waited this long is told to come again; a class that signs in together is through before. */
const patienceMs = 8_000
const queueLength = 2_000
let running = 0
const waiting: { enter: () => void; refuse: (error: Refused) => void; since: number }[] = []

const full = () =>
  new Refused(codes.overloaded.code, codes.overloaded.msg, { reason: 'hash queue' })

const admitNext = (): void => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (Date.now() - next.since < patienceMs) return next.enter()
    next.refuse(full())
  }
}

/** Runs work that hashes passwords, so that a storm of sign-ins starves nothing else; −10503 after 8 s of waiting. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= most) {
    if (waiting.length >= queueLength) throw full()
    await new Promise<void>((enter, refuse) => waiting.push({ enter, refuse, since: Date.now() }))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    admitNext()
  }
}
