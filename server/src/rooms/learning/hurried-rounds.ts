import { getHurriedRounds } from '@xinglin/contract/learning'
import { hurriedRounds } from '#attempts'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { overseen } from './overseeing.ts'
import { timeWord } from './rules.ts'

/** Answers those who teach: which rounds of a course were hurried beyond belief, and by how much. */
export const hurriedRoundCalls = () => [
  answer(
    getHurriedRounds,
    async function handleGetHurriedRounds(visit, { CourseId, PageIndex, PageSize }) {
      await overseen(visit, CourseId)
      const from = (PageIndex - 1) * PageSize
      const { rows, total } = await hurriedRounds(visit, CourseId, from, PageSize)
      const faces = await facesOf(
        visit,
        rows.map(({ personId }) => personId),
      )
      return {
        List: rows.map(({ personId, no, startedAt, progress, earlySeconds, seconds }) => ({
          PersonId: personId,
          Name: faces.get(personId)?.name ?? '',
          Number: faces.get(personId)?.number ?? '',
          AttemptNo: no,
          StartedAt: startedAt.toISOString(),
          Progress: progress,
          EarlySeconds: earlySeconds,
          Seconds: seconds,
          Why: `报告学完内容，比最短所需时间早${timeWord(earlySeconds)}，已推迟计入`,
        })),
        Count: total,
      }
    },
  ),
]
