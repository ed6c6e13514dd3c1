import { beginExperiment, getExperiment } from '@xinglin/contract/simulations/experiment'
import type { InputOf } from '@xinglin/contract/call'
import { engineOf } from '@xinglin/simulation/practical'
import { newId } from '#platform/ids'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { enterWith, freshSeed, isWithheld } from '#simulations/kernel'
import { currentVersion } from '../session/protocols.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ExperimentItem, ExperimentDeps } from '../session/dependencies.ts'
import { stageOf } from '../session/stage.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { missing, nothingToResume, notExperiment } = beginExperiment.refusals

const begin = async (
  visit: Visit,
  personId: string,
  { courseId, attemptId, itemId, protocolId, mode = 'practice', tester }: ExperimentItem,
  before: readonly SessionRow[],
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
    seed: freshSeed(id, before),
    mode,
    engine: engineOf(version.protocol),
    state: 'open',
    startedAt: visit.at,
  })
}

/** Resumes or begins the experiment of an item. */
const enter = (
  room: ExperimentDeps,
  visit: Visit,
  wanted: InputOf<typeof beginExperiment>,
): Promise<SessionRow> =>
  enterWith(
    visit,
    {
      host: room.host,
      refusals: { nothingToResume, notThis: notExperiment },
      sessions: sessionStore(visit),
      begin: (personId, place: ExperimentItem, before) => begin(visit, personId, place, before),
    },
    wanted,
  )

/** Answers those who begin an experiment or come back to it. */
export const enteringCalls = (room: ExperimentDeps) => [
  answer(beginExperiment, async function handleBeginExperiment(visit, input) {
    return stageOf(visit, await enter(room, visit, input))
  }),

  answer(
    getExperiment,
    whereSessionKept(async function handleGetExperiment(visit, { SessionId }) {
      const row = await ownSession(visit, SessionId)
      if (await isWithheld(visit, row)) throw refuse(getExperiment.refusals.withheld)
      return stageOf(visit, row)
    }),
  ),
]
