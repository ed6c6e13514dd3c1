import {
  getReport,
  getSessions,
  type SessionLine,
} from '@xinglin/contract/simulations/consultation'
import { diagnosisOf } from '@xinglin/simulation/catalogue'
import { courseAccess } from '#courses/access'
import { facesOf, nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { versionOf } from '../cases/cases.ts'
import { isOverdue, isReleased } from '#simulations/kernel'
import { endSession } from '../turns/end-session.ts'
import { readableSession, whereSessionKept } from '../session/policy.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { judgedIn } from './report-after-appeals.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { toHappenedResponse, lineOf } from '../views/serialize.ts'

const { unfinished, abandoned, withheld } = getReport.refusals

/** Sessions as lists show them; one's own scores only once they are released. */
const toldSessions = async (
  visit: Visit,
  rows: readonly SessionRow[],
  { oversees }: { readonly oversees: boolean },
): Promise<SessionLine[]> => {
  const faces = await facesOf(visit, oversees ? rows.map((row) => row.personId) : [])
  const lines = []
  for (const row of rows) {
    const isVisible = oversees ? row.state === 'finished' : await isReleased(visit, row)
    lines.push(lineOf(row, isVisible, faces.get(row.personId)?.name ?? ''))
  }
  return lines
}

/** Answers those who read what became of consultations. */
export const reportingCalls = (room: ConsultationDeps) => [
  answer(
    getReport,
    whereSessionKept(async function handleGetReport(visit, { SessionId }) {
      const { row: session, mine, oversees, courseName } = await readableSession(visit, SessionId)
      const row = isOverdue(session, visit.at)
        ? (await endSession(room, visit, session)).row
        : session
      if (row.state === 'open') throw refuse(unfinished)
      const { assessment } = row
      if (row.state === 'abandoned' || !assessment) throw refuse(abandoned)
      if (!oversees && !(await isReleased(visit, row))) throw refuse(withheld, { keep: true })
      const { script } = await versionOf(visit, row.caseVersionId)
      return {
        SessionId: row.id,
        CourseId: row.courseId,
        CourseName: courseName,
        ProgressId: row.attemptId,
        ItemId: row.itemId,
        No: row.no,
        Title: row.title,
        Diagnosis: diagnosisOf(script.diagnosis.primary.code)?.zh ?? '',
        Opening: script.opening,
        Informant: script.persona.informant,
        Learner: await nameOfPerson(visit, row.personId),
        Mine: mine,
        Mode: row.mode,
        Temperament: row.temperament,
        How: row.how ?? 'finished',
        StartTime: row.startedAt.toISOString(),
        EndedAt: (row.endedAt ?? row.endAt).toISOString(),
        Reviewed: script.reviewedBy !== undefined,
        ...(await judgedIn(room, visit, { ...row, assessment }, { mine, oversees })),
        Events: await toHappenedResponse(visit, row),
      }
    }),
  ),

  answer(
    getSessions,
    async function handleGetSessions(visit, { CourseId, Scope, PageIndex, PageSize }) {
      const course = await courseAccess(visit, CourseId)
      if (!course) throw refuse(getSessions.refusals.missing)
      const isAll = Scope === 'course'
      if (isAll && !course.oversees) throw refuse(getSessions.refusals.notYours)
      const wanted = { courseId: CourseId, personId: isAll ? undefined : (visit.person?.id ?? '') }
      const store = sessionStore(visit)
      const rows = await store.list(wanted, PageIndex, PageSize)
      return {
        List: await toldSessions(visit, rows, { oversees: isAll }),
        Count: await store.count(wanted),
      }
    },
  ),
]
