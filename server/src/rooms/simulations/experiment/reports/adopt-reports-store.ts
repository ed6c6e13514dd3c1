import { and, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentSession } from '../session/tables.ts'
import { labComment, labReport, labReportVersion, labRubric } from './report-tables.ts'

const aPortion = 200

/** What was marked before the room of marking, and what servers of the last release mark while they still run. */
export const oldReportStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** Reports that marking does not have as they were handed in or decided last, a portion. */
  reports: () =>
    db
      .select({ report: labReport, tester: experimentSession.tester })
      .from(labReport)
      .innerJoin(
        experimentSession,
        and(
          eq(experimentSession.schoolId, labReport.schoolId),
          eq(experimentSession.id, labReport.sessionId),
        ),
      )
      .where(
        and(
          eq(labReport.schoolId, schoolId),
          sql`not exists (
            select from marked_work w where w.school_id = ${labReport.schoolId} and w.id = ${labReport.sessionId}
              and w.handed_at >= date_trunc('milliseconds', ${labReport.handedAt})
              and not exists (
                select from lab_report_version v where v.school_id = w.school_id and v.session_id = w.id
                  and date_trunc('milliseconds', v.decided_at) > coalesce((select max(m.decided_at) from work_mark m
                    where m.school_id = w.school_id and m.work_id = w.id), '-infinity')))`,
        ),
      )
      .orderBy(labReport.sessionId)
      .limit(aPortion),
  marked: (sessionId: string) =>
    db
      .select()
      .from(labReportVersion)
      .where(
        and(
          eq(labReportVersion.schoolId, schoolId),
          eq(labReportVersion.sessionId, sessionId),
          sql`${labReportVersion.mark} is not null`,
        ),
      ),
  /** Who teaches a course: a mark that nobody has decided yet was theirs. */
  async authorOf(courseId: string): Promise<string | undefined> {
    const { rows } = await db.execute<{ author_id: string }>(
      sql`select author_id from course where school_id = ${schoolId} and id = ${courseId}`,
    )
    return rows[0]?.author_id
  },
  rubrics: () =>
    db
      .select()
      .from(labRubric)
      .where(
        and(
          eq(labRubric.schoolId, schoolId),
          sql`not exists (select from work_rubric r where r.school_id = ${labRubric.schoolId}
            and r.item_id = ${labRubric.itemId} and r.changed_at >= date_trunc('milliseconds', ${labRubric.changedAt}))`,
        ),
      )
      .limit(aPortion),
  /** Whole banks of comments, of people who have none in marking. */
  comments: () =>
    db
      .select()
      .from(labComment)
      .where(
        and(
          eq(labComment.schoolId, schoolId),
          sql`not exists (select from marking_comment c where c.school_id = ${labComment.schoolId}
            and c.person_id = ${labComment.personId})`,
        ),
      ),
})
