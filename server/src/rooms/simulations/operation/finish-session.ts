import { finishOperation } from '@xinglin/contract/simulations/operation'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { endedOf, isReleased } from '#simulations/kernel'
import { endSession } from './end-session.ts'
import { ownSession } from './policy.ts'
import type { OperationDeps } from './dependencies.ts'

const { abandoned } = finishOperation.refusals

/** Answers those who end their operation. */
export const finishingCalls = (room: OperationDeps) => [
  answer(finishOperation, async function handleFinishOperation(visit, { SessionId }) {
    const { row, standing } = await endSession(room, visit, await ownSession(visit, SessionId))
    if (row.state === 'abandoned') throw refuse(abandoned)
    const released = await isReleased(visit, row)
    return { ...endedOf(visit, row, standing, released), Released: released }
  }),
]
