import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database'

/** The channel on which processes tell one another that something changed. */
export const channel = 'xinglin_live'

/** Something of an object changed for a person; what, is read by whoever looks at it. */
export type Hint = {
  readonly schoolId: string
  readonly objectId: string
  readonly personId: string
}

const togetherMs = 150
/** What a notification of PostgreSQL carries is below 8,000 bytes; a hint has 111. */
const maxAtOnce = 60

const lineOf = ({ schoolId, objectId, personId }: Hint): string =>
  `${schoolId} ${objectId} ${personId}`

/** The hints of a notification. */
export const hintsIn = (payload: string): Hint[] =>
  payload.split('\n').flatMap((line) => {
    const [schoolId, objectId, personId] = line.split(' ')
    return schoolId && objectId && personId ? [{ schoolId, objectId, personId }] : []
  })

/**
 * Tells all processes what changed, a few times a second at most and after it was committed. A notification within the
 * transaction of a student would have all of them commit one after another; one that is lost with its process is made good
 * by the next whole reading.
 */
export const hintSender = (database: Pick<Database, 'global'>) => {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const send = async (): Promise<void> => {
    timer = undefined
    const lines = [...waiting]
    waiting.clear()
    for (let from = 0; from < lines.length; from += maxAtOnce) {
      const payload = lines.slice(from, from + maxAtOnce).join('\n')
      await database.global
        .execute(sql`select pg_notify(${channel}, ${payload})`)
        .catch(() => undefined)
    }
  }
  return {
    tell: (hint: Hint): void => {
      waiting.add(lineOf(hint))
      timer ??= setTimeout(() => void send(), togetherMs)
    },
    /** Sends what waits. */
    stop: async (): Promise<void> => {
      clearTimeout(timer)
      if (waiting.size > 0) await send()
    },
  }
}
