import { getLabReport } from '@xinglin/contract/simulations/experiment'
import { viewOf } from '@xinglin/simulation/practical'
import { nameOfPerson } from '#identity'
import { workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { isReleased } from '#simulations/kernel'
import { reportStore } from '../reports/report-store.ts'
import { versionOf } from '../session/protocols.ts'
import { readableSession, whereSessionKept } from '../session/policy.ts'
import { eventsOf } from '../session/runs.ts'
import { happenedOf } from '../session/stage.ts'

const { unfinished, abandoned, withheld } = getLabReport.refusals

/** Answers those who read what became of an experiment. */
export const reportingCalls = () => [
  answer(
    getLabReport,
    whereSessionKept(async function handleGetLabReport(visit, { SessionId }) {
      const { row, mine, oversees, courseName } = await readableSession(visit, SessionId)
      if (row.state === 'open') throw refuse(unfinished)
      const { assessment } = row
      if (row.state === 'abandoned' || !assessment) throw refuse(abandoned)
      if (!oversees && !(await isReleased(visit, row))) throw refuse(withheld)
      const { protocol } = await versionOf(visit, row.protocolVersionId)
      const events = await eventsOf(visit, row)
      const last = events.at(-1)
      const reports = reportStore(visit)
      const [held, report] = [await workStore(visit).find(row.id), await reports.newest(row.id)]
      const state = held?.state ?? 'waiting'
      return {
        SessionId: row.id,
        CourseId: row.courseId,
        CourseName: courseName,
        ProgressId: row.attemptId,
        ItemId: row.itemId,
        No: row.no,
        Seed: row.seed,
        Engine: row.engine,
        Learner: await nameOfPerson(visit, row.personId),
        Mine: mine,
        StartTime: row.startedAt.toISOString(),
        EndedAt: (row.endedAt ?? visit.at).toISOString(),
        Protocol: viewOf(protocol),
        // The report of a station is kept in its last event alone.
        Sections: report?.sections ?? (last?.action.type === 'submit' ? last.action.sections : {}),
        State: mine && state === 'marked' ? 'waiting' : state,
        Final: state === 'released' ? (held?.score ?? null) : null,
        Sheet: assessment.sheet,
        Steps: assessment.steps,
        Captures: assessment.captures,
        Events: happenedOf(events),
      }
    }),
  ),
]
