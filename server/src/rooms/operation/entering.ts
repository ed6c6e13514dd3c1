import { beginOperation, getOperation, watchOperation } from '@xinglin/contract/operation'
import type { InputOf } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { currentVersion } from './procedures.ts'
import { ownSession } from './reach.ts'
import type { Place, Room } from './room.ts'
import { patientOf } from './rules.ts'
import { stageOf, viewNow } from './stage.ts'
import { sessionStore, type SessionRow } from './store.ts'

const { missing, nothingToResume, notOperation, onlyOnce } = beginOperation.refusals

/** Chance that nobody can read off what they are told: 28 bits of an id that is told to nobody. */
const drawSeed = (): number => Number.parseInt(newId().slice(-7), 16)

const begin = async (
  visit: Visit,
  personId: string,
  { courseId, attemptId, itemId, procedureId, patient, mode, tester }: Place,
): Promise<SessionRow> => {
  const version = await currentVersion(visit, procedureId)
  const seed = drawSeed()
  const variant = version && patientOf(version.procedure.variants, patient, seed)
  if (!variant) throw refuse(missing)
  const store = sessionStore(visit)
  return store.add({
    id: newId(visit.at.getTime()),
    personId,
    courseId,
    attemptId,
    itemId,
    procedureVersionId: version.id,
    title: version.procedure.title,
    no: await store.nextNo(attemptId, itemId),
    tester,
    seed,
    mode,
    variantId: variant.id,
    state: 'open',
    startedAt: visit.at,
  })
}

/** Resumes or begins: the attempt is held, so that of two who come at once the second finds what the first began. */
const enter = async (
  room: Room,
  visit: Visit,
  { CourseId, ProgressId, ItemId, Proceed }: InputOf<typeof beginOperation>,
): Promise<SessionRow> => {
  const place = await room.host.enter(visit, { ProgressId, ItemId })
  if (!place) throw refuse(notOperation)
  if (place.courseId !== CourseId) throw refuse(missing)
  const store = sessionStore(visit)
  const [last] = await store.ofItem(place.attemptId, place.itemId)
  if (last?.state === 'open' && Proceed !== 3) return last
  if (Proceed === 1) throw refuse(nothingToResume)
  if (last && place.mode === 'examination') throw refuse(onlyOnce)
  if (last?.state === 'open') {
    await store.hold(last.id)
    await store.change(last.id, { state: 'abandoned', endedAt: visit.at })
  }
  return begin(visit, visit.person?.id ?? '', place)
}

/** Answers those who begin an operation, come back to it, or look at the patient. */
export const enteringCalls = (room: Room) => [
  answer(beginOperation, async (visit, input) =>
    stageOf(room, visit, await enter(room, visit, input)),
  ),

  answer(getOperation, async (visit, { SessionId }) =>
    stageOf(room, visit, await ownSession(visit, SessionId)),
  ),

  answer(watchOperation, async (visit, { SessionId }) => {
    const row = await ownSession(visit, SessionId)
    return {
      Seq: row.seq,
      State: row.state,
      ServerTime: visit.at.toISOString(),
      View: await viewNow(room, visit, row),
    }
  }),
]
