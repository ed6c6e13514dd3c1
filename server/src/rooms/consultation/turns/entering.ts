import { createSession, getView } from '@xinglin/contract/consultation'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { beginSession } from './beginning.ts'
import { collectUnmatched } from '../phrases/collecting.ts'
import { endSession, isOverdue } from './ending.ts'
import { ownSession } from '../session/reach.ts'
import type { Room } from '../session/room.ts'
import { stageOf } from '../views/stage.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { missing, nothingToResume, notConsultation, once, onceContest } = createSession.refusals

/** Resumes or begins: the attempt is held, so that of two who come at once the second finds what the first began. */
const enter = async (
  room: Room,
  visit: Visit,
  { CourseId, ProgressId, ItemId, Proceed }: InputOf<typeof createSession>,
): Promise<SessionRow> => {
  const place = await room.host.enter(visit, { ProgressId, ItemId })
  if (!place) throw refuse(notConsultation)
  if (place.courseId !== CourseId) throw refuse(missing)
  const store = sessionStore(visit)
  const [last] = await store.ofItem(place.attemptId, place.itemId)
  const before =
    last && isOverdue(last, visit.at) ? (await endSession(room, visit, last)).row : last
  if (before?.state === 'open' && Proceed !== 3) return before
  if (Proceed === 1) throw refuse(nothingToResume, { keep: true })
  // Whoever is examined or competes has one go, also where it was the time that ended it.
  if (before && place.mode === 'contest') throw refuse(onceContest, { keep: true })
  if (before && place.mode === 'examination') throw refuse(once, { keep: true })
  if (before?.state === 'open') {
    await store.hold(before.id)
    await store.change(before.id, { state: 'abandoned', endedAt: visit.at })
    await collectUnmatched(visit, before, before.seq)
  }
  return beginSession(visit, visit.person?.id ?? '', place)
}

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
