import { finish } from '@xinglin/contract/simulations/consultation'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { endedOf, isReleased } from '#simulations/kernel'
import { endSession } from './end-session.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'

/** Answers those who submit. */
export const finishingCalls = (room: ConsultationDeps) => [
  answer(
    finish,
    whereSessionKept(async function handleFinish(visit, { SessionId }) {
      const session = await ownSession(visit, SessionId)
      if (session.state === 'abandoned') throw refuse(finish.refusals.abandoned)
      if (session.pausedAt) throw refuse(finish.refusals.paused)
      const { row, standing } = await endSession(room, visit, session)
      if (row.state === 'abandoned') throw refuse(finish.refusals.abandoned)
      const released = await isReleased(visit, row)
      return {
        ...endedOf(visit, row, standing, released),
        Seq: row.seq,
        How: row.how ?? 'finished',
        Released: released,
      }
    }),
  ),
]
