import { createSession, getView } from '@xinglin/contract/consultation'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { enterWith, isOverdue } from '#virtual'
import { beginSession } from './beginning.ts'
import { collectUnmatched } from '../phrases/collecting.ts'
import { endSession } from './ending.ts'
import { ownSession } from '../session/reach.ts'
import type { Place, Room } from '../session/room.ts'
import { stageOf } from '../views/stage.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { nothingToResume, notConsultation, once, onceContest } = createSession.refusals

/** Resumes or begins the consultation of an item; a time that is over has ended the last one. */
const enter = (
  room: Room,
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
      // Whoever is examined or competes has one go, also where it was the time that ended it.
      onlyOnce: ({ mode }: Place) =>
        ({ practice: undefined, examination: once, contest: onceContest })[mode],
      givenUp: (before) => collectUnmatched(visit, before, before.seq),
      begin: (personId, place) => beginSession(visit, personId, place),
    },
    wanted,
  )

/** Answers those who begin a consultation or come back to it. */
export const enteringCalls = (room: Room) => [
  answer(createSession, async (visit, input) =>
    stageOf(room, visit, await enter(room, visit, input)),
  ),

  answer(getView, async (visit, { SessionId }) => {
    const found = await ownSession(visit, SessionId)
    const row = isOverdue(found, visit.at) ? (await endSession(room, visit, found)).row : found
    return stageOf(room, visit, row)
  }),
]
