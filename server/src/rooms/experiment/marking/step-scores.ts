import { stepScores } from '@xinglin/contract/experiment'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { eventsOf } from '../session/runs.ts'
import { overseenCourse } from './overseen.ts'
import { reportStore } from '../reports/report-store.ts'
import { platformResult } from '../sharing/step-rules.ts'

/** Answers those who take step scores elsewhere. */
export const stepCalls = () => [
  answer(stepScores, async (visit, { CourseId, PageIndex, PageSize }) => {
    await overseenCourse(visit, CourseId)
    const store = reportStore(visit)
    const rows = await store.handedIn(CourseId, PageIndex, PageSize)
    const faces = await facesOf(
      visit,
      rows.map(({ personId }) => personId),
    )
    const told = []
    for (const row of rows)
      if (row.assessment)
        told.push(
          platformResult(
            row,
            faces.get(row.personId)?.name ?? '',
            row.assessment,
            await eventsOf(visit, row),
          ),
        )
    return { List: told, Count: await store.countHandedIn(CourseId) }
  }),
]
