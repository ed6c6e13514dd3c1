import { nobody, type InputOf } from '@xinglin/contract/call'
import { pulse } from '@xinglin/contract/exams'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { safeBrowserOf } from '../safe-browser/check-browser.ts'
import { attemptStore } from '../attempts/store.ts'
import { whereSat } from './contest-sitting.ts'
import { refuseOldEpoch } from './own-attempt.ts'
import { wordsFor } from './room-words.ts'
import { wordStore } from './word-store.ts'

const beat = async (
  visit: Visit,
  { AttemptId, Epoch, Unsent, QuestionId, Read, SafeBrowser }: InputOf<typeof pulse>,
) => {
  const row = await attemptStore(visit).clock(AttemptId)
  if (!row || row.personId !== memberOf(visit)?.id) throw refuse(pulse.refusals.missing)
  const isOver = row.state === 'submitted'
  if (!isOver) refuseOldEpoch(row, Epoch)
  const store = wordStore(visit)
  const words = await wordsFor(visit, row)
  const known = Read.filter((id) => words.some(({ Id }) => Id === id))
  await store.read(row.id, known, visit.at)
  if (!isOver)
    await store.seen({
      attemptId: row.id,
      seenAt: visit.at,
      unsent: Unsent,
      questionId: QuestionId ?? nobody,
      safeBrowser: safeBrowserOf(visit, row.examId, pulse.path, SafeBrowser),
    })
  return {
    Deadline: row.deadline.toISOString(),
    ServerTime: new Date().toISOString(),
    BaseMinutes: row.baseMinutes,
    ExtraMinutes: row.extraMinutes,
    ExtraReason: row.extraReason,
    Paused: row.pausedAt !== null,
    IsOver: isOver,
    Words: words.map((word) => (known.includes(word.Id) ? { ...word, Acknowledged: true } : word)),
  }
}

/** Answers a browser that says that it is there. */
export const pulseCalls = () => [answer(pulse, whereSat(beat))]
