import type { Logger } from 'pino'
import { makeAudit } from '#audit'
import { startExamWork } from '#exams'
import { whoIs } from '#identity'
import { startHashing, startImporting, type Tell } from '#imports'
import { notify } from '#messages'
import { pointsDueBy } from '#points'
import type { Database } from '#platform/database'
import type { Keys } from '#platform/keys'
import { type FileRoom, startTranscoder } from '#resources'
import type { StationEnds, StationEndsApart } from '#simulations/kernel'
import { teacherPort } from './administration.ts'

type Given = {
  readonly database: Database
  readonly keys: Keys
  readonly files: FileRoom
  /** The converter of films; absent where the machine has none. */
  readonly ffmpeg?: string | undefined
  readonly logger: Logger
  readonly stationEnds: StationEnds
  readonly stationEndsApart: StationEndsApart
}

/** What somebody began who is not there any more stands in the audit list as theirs. */
const tell: Tell = async (school, personId, text) => {
  const who = await whoIs(school, personId)
  if (!who) return
  const { realName: name, roleType } = who.person
  await makeAudit(school, [
    { personId, name, roleType, area: 'users', text, detail: '', at: new Date() },
  ])
}

/** Starts what works beside the calls: films that are converted, people that are imported, first passwords that are hashed. */
export const startWorkers = ({
  database,
  keys,
  files,
  ffmpeg: command = '',
  logger,
  stationEnds,
  stationEndsApart,
}: Given) => {
  const transcoder = startTranscoder({ database, files, command, logger })
  const hashing = startHashing({ database, keys, logger })
  const importing = startImporting({
    database,
    keys,
    logger,
    teacherPort,
    tell,
    onDone: hashing.nudge,
  })
  const examinations = startExamWork({
    database,
    notify: async (school, at, notice) => {
      await pointsDueBy(school, at, notice)
      return notify(school, at, notice)
    },
    logger,
    stationEnds,
    stationEndsApart,
  })
  return {
    transcoder,
    importing,
    stop: async () => {
      await transcoder.stop()
      await importing.stop()
      await hashing.stop()
      await examinations.stop()
    },
  }
}
