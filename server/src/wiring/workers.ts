import type { Logger } from 'pino'
import { startHashing } from '#imports'
import type { Database } from '#platform/database'
import type { Keys } from '#platform/keys'
import { type FileRoom, startTranscoder } from '#resources'

type Given = {
  readonly database: Database
  readonly keys: Keys
  readonly files: FileRoom
  /** ffmpeg; empty where the machine has none. */
  readonly command: string
  readonly logger: Logger
}

/** Starts what works beside the calls: films that are converted, first passwords that are hashed. */
export const startWorkers = ({ database, keys, files, command, logger }: Given) => {
  const transcoder = startTranscoder({ database, files, command, logger })
  const hashing = startHashing({ database, keys, logger })
  return {
    transcoder,
    hashing,
    stop: async () => {
      await transcoder.stop()
      await hashing.stop()
    },
  }
}
