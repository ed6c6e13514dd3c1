import { nobody, type InputOf } from '@xinglin/contract/call'
import { pulse } from '@xinglin/contract/exams'
import { type Database, inBatches } from '#platform/database'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit, visitAt } from '#platform/visit'
import { safeBrowserOf } from '../safe-browser/check-browser.ts'
import { attemptStore } from '../attempts/store.ts'
import { keeperOf } from './contest-sitting.ts'
import { refuseOldEpoch } from './own-attempt.ts'
import { presenceWriter } from './presence.ts'
import { wordsFor } from './room-words.ts'
import { wordStore } from './word-store.ts'

type Clock = Awaited<ReturnType<ReturnType<typeof attemptStore>['clocks']>>[number]

/** Reads the clocks of all attempts that are asked for now in one statement: thousands of browsers ask every four seconds. */
const clockReader = (database: Database) =>
  inBatches<string, Clock | undefined>(database, async (batch, ids) => {
    const clocks = new Map((await attemptStore(batch).clocks(ids)).map((row) => [row.id, row]))
    return ids.map((id) => clocks.get(id))
  })

/** What was said in the room; what the browser has read of it is kept. */
const wordsRead = async (visit: Visit, row: Clock, read: readonly string[]) => {
  const words = await wordsFor(visit, row)
  const known = read.filter((id) => words.some(({ Id }) => Id === id))
  await wordStore(visit).read(row.id, known, visit.at)
  return words.map((word) => (known.includes(word.Id) ? { ...word, Acknowledged: true } : word))
}

/** Answers a browser that says that it is there. */
export const pulseCalls = (database: Database) => {
  const clockOf = clockReader(database)
  const seen = presenceWriter(database)
  const beat = async (visit: Visit, input: InputOf<typeof pulse>) => {
    const { AttemptId, Epoch, Unsent, QuestionId, Read, SafeBrowser } = input
    const schoolId = await keeperOf(visit, AttemptId)
    const row = await visit.apart(() => clockOf(schoolId, AttemptId))
    if (!row || row.personId !== memberOf(visit)?.id) throw refuse(pulse.refusals.missing)
    const isOver = row.state === 'submitted'
    if (!isOver) {
      refuseOldEpoch(row, Epoch)
      await seen(schoolId, {
        attemptId: row.id,
        seenAt: visit.at,
        unsent: Unsent,
        questionId: QuestionId ?? nobody,
        safeBrowser: safeBrowserOf(visit, row.examId, pulse.path, SafeBrowser),
      })
    }
    const Words = await visitAt(visit, schoolId, (there) => wordsRead(there, row, Read))
    return {
      Deadline: row.deadline.toISOString(),
      ServerTime: new Date().toISOString(),
      BaseMinutes: row.baseMinutes,
      ExtraMinutes: row.extraMinutes,
      ExtraReason: row.extraReason,
      Paused: row.pausedAt !== null,
      IsOver: isOver,
      Words,
    }
  }
  return [answer(pulse, beat)]
}
