import { finishOperation } from '@xinglin/contract/simulations/operation'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { endedOf, isReleased } from '#simulations/kernel'
import { endSession } from './end-session.ts'
import { ownSession, whereSessionKept } from './policy.ts'
import type { OperationDeps } from './dependencies.ts'

const { abandoned, paused } = finishOperation.refusals

/** Answers those who end their operation. */
export const finishingCalls = (room: OperationDeps) => [
  answer(
    finishOperation,
    whereSessionKept(async function handleFinishOperation(visit, { SessionId }) {
      const session = await ownSession(visit, SessionId)
      if (session.pausedAt) throw refuse(paused)
      const { row, standing } = await endSession(room, visit, session)
      if (row.state === 'abandoned') throw refuse(abandoned)
      const released = await isReleased(visit, row)
      return { ...endedOf(visit, row, standing, released), Released: released }
    }),
  ),
]
