import { finishOperation } from '@xinglin/contract/operation'
import { act, operation } from '@xinglin/simulation/operation'
import type { CourseStanding } from '#attempts'
import { hashOf } from '#platform/content-hash'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { endedOf, worthOf } from '#virtual'
import { versionOf } from './procedures.ts'
import { ownSession } from './reach.ts'
import type { Room } from './room.ts'
import { elapsedOf } from './stage.ts'
import { setupOf } from './states.ts'
import { sessionStore, type SessionRow } from './store.ts'

const { abandoned } = finishOperation.refusals

/** The event with which every operation ends; browsers cannot make such an id. */
const ending = 'finish'

/** Ends an operation and has it assessed, once. The attempt is held before the session, as everywhere. */
const finish = async (
  room: Room,
  visit: Visit,
  found: SessionRow,
): Promise<{ readonly row: SessionRow; readonly standing: CourseStanding }> => {
  await room.host.hold(visit, found)
  const store = sessionStore(visit)
  const row = await ownSession(visit, found.id, true)
  if (row.state === 'abandoned') throw refuse(abandoned)
  if (row.state === 'finished') return { row, standing: await room.host.standing(visit, row) }
  const done = act(await room.states.of(visit, row), { type: 'finish' }, elapsedOf(visit, row))
  if ('refusal' in done) throw new Error(`session ${row.id} cannot end: ${done.refusal.code}`)
  await store.moveOn({
    sessionId: row.id,
    ...done.event,
    clientActionId: ending,
    receivedAt: visit.at,
  })
  const events = await store.events(row.id)
  const assessment = operation.assess(await setupOf(visit, row), events)
  const { hash } = await versionOf(visit, row.procedureVersionId)
  const set = {
    state: 'finished' as const,
    endedAt: visit.at,
    assessment,
    ...worthOf(assessment),
    hash: hashOf([hash, row.variantId, row.seed, events.map((one) => [one.at, one.action])]),
  }
  await store.change(row.id, set)
  const standing = await room.host.complete(visit, row, {
    sessionId: row.id,
    no: row.no,
    score: set.composite,
  })
  visit.afterwards(() => room.states.keep(row.id, done.state))
  return { row: { ...row, ...set }, standing }
}

/** Answers those who end their operation. */
export const finishingCalls = (room: Room) => [
  answer(finishOperation, async (visit, { SessionId }) => {
    const found = await ownSession(visit, SessionId)
    const { row, standing } = await finish(room, visit, found)
    return endedOf(visit, row, standing)
  }),
]
