import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#platform/startup-error'

/** There while a restore fills a data directory: what lies beside it counts for nothing. */
const markIn = (dataDir: string): string => join(dataDir, 'restore-unfinished')

/** True when a restore into this data directory began and did not end. */
export const isRestoreUnfinished = (dataDir: string): boolean => existsSync(markIn(dataDir))

/** Notes that a restore begins, before it writes anything. */
export const beginRestore = (dataDir: string): void =>
  writeFileSync(markIn(dataDir), '', { mode: 0o600, flush: true })

/** Notes that it ended, after all that it wrote is kept. */
export const endRestore = (dataDir: string): void => rmSync(markIn(dataDir), { force: true })

/** A half of an installation is neither served nor added to nor backed up. */
export const refuseUnfinishedRestore = (dataDir: string): void => {
  if (isRestoreUnfinished(dataDir))
    throw new StartupError(
      `A restore into ${dataDir} did not end. Run it again: it takes away what the first one wrote.`,
    )
}
