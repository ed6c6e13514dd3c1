import { openThreads, Overrun } from '#platform/threads'
import { refuse, type Visit } from '#platform/visit'
import type { Check, CheckResults } from './check.ts'

/** What authors write is played in a thread, which is ended when it takes longer than any draft does; a call may take 28 s. */
const threads = openThreads<Check, CheckResults[Check['kind']]>(
  new URL('check-thread.ts', import.meta.url),
  { longestMs: 20_000, megabytes: 512, maxWaiting: 40 },
)

const tooMuch = [-1, '内容过于复杂，没有在限定的时间内检查完，请精简后再试'] as const

/** Checks a draft without the database and off the event loop; refuses one that takes too long. */
export const runCheck = async <K extends Check['kind']>(
  visit: Visit,
  one: Check & { readonly kind: K },
): Promise<CheckResults[K]> => {
  try {
    return (await visit.apart(() => threads.run(one, visit.visitor))) as CheckResults[K]
  } catch (error) {
    throw error instanceof Overrun ? refuse(tooMuch) : error
  }
}
