import { availableParallelism } from 'node:os'
import { codes } from '@xinglin/wire'
import { Refused } from '#platform/visit'

/** As many at once as there are cores, as a password hash keeps one busy; a short queue, then the sentence. */
const most = availableParallelism()
const queueLength = 64
let running = 0
const waiting: (() => void)[] = []

/** Runs work that hashes passwords, so that a storm of sign-ins starves nothing else; −10503 when the queue is full. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= most) {
    if (waiting.length >= queueLength) {
      throw new Refused(codes.overloaded.code, codes.overloaded.msg, { reason: 'hash queue' })
    }
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
