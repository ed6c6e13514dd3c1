import { getOperationReport } from '@xinglin/contract/simulations/operation'
import { menuOf } from '@xinglin/simulation/operation'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { endedByTime } from './end-session.ts'
import { versionOf } from './procedures.ts'
import { readableSession, whereSessionKept } from './policy.ts'
import type { OperationDeps } from './dependencies.ts'
import { wordsOf } from './rules.ts'
import { happenedOf, viewNow } from './stage.ts'
import { sessionStore } from './store.ts'
import { isReleased } from '#simulations/kernel'

const { unfinished, abandoned, withheld } = getOperationReport.refusals

/** Answers those who read what became of an operation. */
export const reportingCalls = (room: OperationDeps) => [
  answer(
    getOperationReport,
    whereSessionKept(async function handleGetOperationReport(visit, { SessionId }) {
      const { row: session, mine, oversees, courseName } = await readableSession(visit, SessionId)
      const row = await endedByTime(room, visit, session)
      if (row.state === 'open') throw refuse(unfinished)
      const { assessment } = row
      if (row.state === 'abandoned' || !assessment) throw refuse(abandoned)
      if (!oversees && !(await isReleased(visit, row))) throw refuse(withheld, { keep: true })
      const { procedure } = await versionOf(visit, row.procedureVersionId)
      const events = await sessionStore(visit).events(row.id)
      const menu = menuOf(procedure)
      return {
        SessionId: row.id,
        CourseId: row.courseId,
        CourseName: courseName,
        ProgressId: row.attemptId,
        ItemId: row.itemId,
        No: row.no,
        Learner: await nameOfPerson(visit, row.personId),
        Mine: mine,
        StartTime: row.startedAt.toISOString(),
        EndedAt: (row.endedAt ?? visit.at).toISOString(),
        Reviewed: procedure.reviewedBy !== undefined,
        View: await viewNow(room, visit, row),
        Deeds: events.map(({ seq, action }) => ({ seq, zh: wordsOf(menu, action) })),
        Sheet: assessment.sheet,
        Debrief: assessment.debrief,
        Events: happenedOf(events),
      }
    }),
  ),
]
