import { getWords } from '@xinglin/contract/simulations/consultation'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore } from '../session/store.ts'
import { isWorded } from './word-turn.ts'
import { wordingStore } from '../wording/wording-store.ts'

// Beyond the time of the model: what another process words is kept by then, or never.
const graceMs = 2_000

/** What is kept of the words of a turn, from a clause on. */
const keptWords = (room: Pick<ConsultationDeps, 'wordings'>) =>
  whereSessionKept(async (visit, { SessionId, Seq, From }: InputOf<typeof getWords>) => {
    const row = await ownSession(visit, SessionId)
    const kept = await wordingStore(visit).find(row.id, Seq)
    if (kept) return { Clauses: kept.clauses.slice(From), Done: true }
    const [event] = await sessionStore(visit).events(row.id, Seq - 1, Seq)
    if (!event || !isWorded(room, visit, row, event)) return { Clauses: [], Done: true }
    const until = event.receivedAt.getTime() + (room.wordings?.timeoutMs ?? 0) + graceMs
    return { Clauses: [], Done: visit.at.getTime() > until }
  })

/** Answers those who listen to a patient whose words are on their way. */
export const wordingCalls = (room: Pick<ConsultationDeps, 'wordings'>) => {
  const kept = keptWords(room)
  return [
    answer(getWords, async function handleGetWords(visit, input) {
      const { SessionId, Seq, From } = input
      const who = { schoolId: visit.school.id, personId: visit.person?.id ?? '' }
      // Before anything is asked of the database: whoever waits must not hold a connection.
      const wording = await room.wordings?.hear(who, SessionId, Seq, From)
      return wording ? { Clauses: [...wording.clauses], Done: wording.done } : kept(visit, input)
    }),
  ]
}
