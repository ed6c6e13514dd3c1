import { finishOperation } from '@xinglin/contract/operation'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { endedOf, isTold } from '#virtual'
import { endSession } from './ending.ts'
import { ownSession } from './reach.ts'
import type { Room } from './room.ts'

const { abandoned } = finishOperation.refusals

/** Answers those who end their operation. */
export const finishingCalls = (room: Room) => [
  answer(finishOperation, async (visit, { SessionId }) => {
    const { row, standing } = await endSession(room, visit, await ownSession(visit, SessionId))
    if (row.state === 'abandoned') throw refuse(abandoned)
    const released = await isTold(visit, row)
    return { ...endedOf(visit, row, standing, released), Released: released }
  }),
]
