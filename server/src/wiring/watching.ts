import type { Logger } from 'pino'
import type { Database } from '#platform/database'
import { hintsOf, openBoards } from '#platform/live'

/** What those need who watch others learn: the boards of this process, and a listener that tells all processes what changed. */
export const openWatching = (database: Database, logger: Logger) => {
  const boards = openBoards(database, (error) =>
    logger.error({ error: String(error) }, 'what is watched could not be read'),
  )
  return { boards, within: database.within, hints: hintsOf(boards) }
}
