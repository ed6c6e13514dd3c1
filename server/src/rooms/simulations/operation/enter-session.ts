import {
  beginOperation,
  getOperation,
  watchOperation,
} from '@xinglin/contract/simulations/operation'
import type { InputOf } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { enterWith, freshSeed, isWithheld } from '#simulations/kernel'
import { endedByTime } from './end-session.ts'
import { currentVersion } from './procedures.ts'
import { ownSession, whereSessionKept } from './policy.ts'
import type { OperationItem, OperationDeps } from './dependencies.ts'
import { patientOf } from './rules.ts'
import { stageOf, viewNow } from './stage.ts'
import { sessionStore, type SessionRow } from './store.ts'

const { missing, nothingToResume, notOperation } = beginOperation.refusals

const begin = async (
  visit: Visit,
  personId: string,
  { courseId, attemptId, itemId, procedureId, patient, mode, tester }: OperationItem,
  before: readonly SessionRow[],
): Promise<SessionRow> => {
  const version = await currentVersion(visit, procedureId)
  // Of an id that is told to nobody: chance that cannot be read off.
  const seed = freshSeed(newId(), before)
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
    endAt: new Date(visit.at.getTime() + version.procedure.minutes * 60_000),
  })
}

/** Resumes or begins the operation of an item. */
const enter = (
  room: OperationDeps,
  visit: Visit,
  wanted: InputOf<typeof beginOperation>,
): Promise<SessionRow> =>
  enterWith(
    visit,
    {
      host: room.host,
      refusals: { nothingToResume, notThis: notOperation },
      sessions: sessionStore(visit),
      current: (last) => endedByTime(room, visit, last),
      begin: (personId, place: OperationItem, before) => begin(visit, personId, place, before),
    },
    wanted,
  )

/** One's own session as it is now; what came of an examination is not shown again before its results are released. */
const shown = async (room: OperationDeps, visit: Visit, sessionId: string): Promise<SessionRow> => {
  const row = await endedByTime(room, visit, await ownSession(visit, sessionId))
  if (await isWithheld(visit, row)) throw refuse(getOperation.refusals.withheld, { keep: true })
  return row
}

/** Answers those who begin an operation, come back to it, or look at the patient. */
export const enteringCalls = (room: OperationDeps) => [
  answer(beginOperation, async function handleBeginOperation(visit, input) {
    return stageOf(room, visit, await enter(room, visit, input))
  }),

  answer(
    getOperation,
    whereSessionKept(async function handleGetOperation(visit, { SessionId }) {
      return stageOf(room, visit, await shown(room, visit, SessionId))
    }),
  ),

  answer(
    watchOperation,
    whereSessionKept(async function handleWatchOperation(visit, { SessionId }) {
      const row = await shown(room, visit, SessionId)
      return {
        Seq: row.seq,
        State: row.state,
        ServerTime: visit.at.toISOString(),
        View: await viewNow(room, visit, row),
      }
    }),
  ),
]
