import type { Database } from '#platform/database'
import type { FileRoom } from '#resources'
import { packGrantCalls } from './grant-packs.ts'
import { managedPackCalls } from './manage-packs.ts'

/** Answers those who run a school about its packs, and operators about those of every school. */
export const packCalls = (files: FileRoom, database: Pick<Database, 'within'>) => [
  ...managedPackCalls(files),
  ...packGrantCalls(database),
]
