import { stepScores } from '@xinglin/contract/simulations/experiment'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { exported } from '../external/results.ts'
import { resultStore } from '../external/result-store.ts'
import { eventsOf } from '../session/runs.ts'
import { overseenCourse } from './supervision.ts'
import { reportStore } from '../reports/report-store.ts'
import { platformResult } from '../sharing/step-rules.ts'

/** What experiments elsewhere told, as they told it. */
const fromElsewhere = async (visit: Visit, courseId: string, page: number, size: number) => {
  const store = resultStore(visit)
  const rows = await store.listCounted(courseId, page, size)
  const faces = await facesOf(
    visit,
    rows.map(({ personId }) => personId),
  )
  return {
    List: rows.map((row) => exported(row, faces.get(row.personId)?.name ?? '')),
    Count: await store.countCounted(courseId),
  }
}

/** Answers those who take step scores elsewhere. */
export const stepCalls = () => [
  answer(stepScores, async function handleStepScores(visit, { CourseId, PageIndex, PageSize }) {
    const { elsewhere } = await overseenCourse(visit, CourseId)
    if (elsewhere !== undefined) return fromElsewhere(visit, CourseId, PageIndex, PageSize)
    const store = reportStore(visit)
    const rows = await store.handedIn(CourseId, PageIndex, PageSize)
    const faces = await facesOf(
      visit,
      rows.map(({ personId }) => personId),
    )
    const scores = []
    for (const row of rows)
      if (row.assessment)
        scores.push(
          platformResult(
            row,
            faces.get(row.personId)?.name ?? '',
            row.assessment,
            await eventsOf(visit, row),
          ),
        )
    return { List: scores, Count: await store.countHandedIn(CourseId) }
  }),
]
