import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentSession } from '../session/tables.ts'
import { labReport, labReportVersion } from './report-tables.ts'

/** The reports that a person handed in between two moments, with what the newest version was marked, the newest first; those of testers left out. */
export const scoredReportsOf = (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
  { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
) =>
  db
    .select({
      sessionId: labReport.sessionId,
      courseId: labReport.courseId,
      state: labReport.state,
      handedAt: labReport.handedAt,
      no: experimentSession.no,
      title: experimentSession.title,
      final: labReportVersion.final,
    })
    .from(labReport)
    .innerJoin(
      experimentSession,
      and(
        eq(experimentSession.schoolId, labReport.schoolId),
        eq(experimentSession.id, labReport.sessionId),
      ),
    )
    .leftJoin(
      labReportVersion,
      and(
        eq(labReportVersion.schoolId, labReport.schoolId),
        eq(labReportVersion.sessionId, labReport.sessionId),
        eq(labReportVersion.no, labReport.version),
      ),
    )
    .where(
      and(
        eq(labReport.schoolId, schoolId),
        eq(labReport.personId, personId),
        eq(experimentSession.tester, false),
        from && gte(labReport.handedAt, from),
        to && lte(labReport.handedAt, to),
      ),
    )
    .orderBy(desc(labReport.handedAt), desc(labReport.sessionId))
    .limit(most)
