import { createSession, getView } from '@xinglin/contract/simulations/consultation'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { enterWith, isOverdue, isWithheld } from '#simulations/kernel'
import { beginSession } from './begin-session.ts'
import { collectUnmatched } from '../phrases/collect-phrases.ts'
import { endSession } from './end-session.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ConsultationItem, ConsultationDeps } from '../session/dependencies.ts'
import { stageOf } from '../views/stage.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { nothingToResume, notConsultation } = createSession.refusals

/** Resumes or begins the consultation of an item; a time that is over has ended the last one. */
const enter = (
  room: ConsultationDeps,
  visit: Visit,
  wanted: InputOf<typeof createSession>,
): Promise<SessionRow> =>
  enterWith(
    visit,
    {
      host: room.host,
      refusals: { nothingToResume, notThis: notConsultation },
      sessions: sessionStore(visit),
      current: async (last) =>
        isOverdue(last, visit.at) ? (await endSession(room, visit, last)).row : last,
      givenUp: (before) => collectUnmatched(visit, before, before.seq),
      begin: (personId, place: ConsultationItem, before) =>
        beginSession(visit, personId, place, before),
    },
    wanted,
  )

/** Answers those who begin a consultation or come back to it. */
export const enteringCalls = (room: ConsultationDeps) => [
  answer(createSession, async function handleCreateSession(visit, input) {
    return stageOf(room, visit, await enter(room, visit, input))
  }),

  answer(
    getView,
    whereSessionKept(async function handleGetView(visit, { SessionId }) {
      const session = await ownSession(visit, SessionId)
      const row = isOverdue(session, visit.at)
        ? (await endSession(room, visit, session)).row
        : session
      if (await isWithheld(visit, row)) throw refuse(getView.refusals.withheld, { keep: true })
      return stageOf(room, visit, row)
    }),
  ),
]
