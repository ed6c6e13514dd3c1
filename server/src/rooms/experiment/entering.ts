import { beginExperiment, getExperiment } from '@xinglin/contract/experiment'
import type { InputOf } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { currentVersion } from './protocols.ts'
import { ownSession } from './reach.ts'
import type { Place, Room } from './room.ts'
import { stageOf } from './stage.ts'
import { sessionStore, type SessionRow } from './store.ts'

const { missing, nothingToResume, notExperiment } = beginExperiment.refusals

/** A seed of 28 bits from the random end of an id: the same is the same wherever it is computed. */
const seedOf = (id: string): number => Number.parseInt(id.slice(-7), 16)

const begin = async (
  visit: Visit,
  personId: string,
  { courseId, attemptId, itemId, protocolId, tester }: Place,
): Promise<SessionRow> => {
  const version = await currentVersion(visit, protocolId)
  if (!version) throw refuse(missing)
  const store = sessionStore(visit)
  const id = newId(visit.at.getTime())
  return store.add({
    id,
    personId,
    courseId,
    attemptId,
    itemId,
    protocolVersionId: version.id,
    title: version.protocol.title,
    no: await store.nextNo(attemptId, itemId),
    tester,
    seed: seedOf(id),
    state: 'open',
    startedAt: visit.at,
  })
}

/** Resumes or begins: the attempt is held, so that of two who come at once the second finds what the first began. */
const enter = async (
  room: Room,
  visit: Visit,
  { CourseId, ProgressId, ItemId, Proceed }: InputOf<typeof beginExperiment>,
): Promise<SessionRow> => {
  const place = await room.host.enter(visit, { ProgressId, ItemId })
  if (!place) throw refuse(notExperiment)
  if (place.courseId !== CourseId) throw refuse(missing)
  const store = sessionStore(visit)
  const [last] = await store.ofItem(place.attemptId, place.itemId)
  if (last?.state === 'open' && Proceed !== 3) return last
  if (Proceed === 1) throw refuse(nothingToResume)
  if (last?.state === 'open') {
    await store.hold(last.id)
    await store.change(last.id, { state: 'abandoned', endedAt: visit.at })
  }
  return begin(visit, visit.person?.id ?? '', place)
}

/** Answers those who begin an experiment or come back to it. */
export const enteringCalls = (room: Room) => [
  answer(beginExperiment, async (visit, input) => stageOf(visit, await enter(room, visit, input))),

  answer(getExperiment, async (visit, { SessionId }) =>
    stageOf(visit, await ownSession(visit, SessionId)),
  ),
]
