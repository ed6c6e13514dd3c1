import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentSession } from '../session/tables.ts'
import { labReport } from './report-tables.ts'

/** Somebody's reports that came back and were not opened since, the newest first. */
export const reportsBack = (
  { db, school: { id: schoolId } }: TenantContext,
  personId: string,
  most: number,
) =>
  db
    .select({ id: experimentSession.id, title: experimentSession.title, state: labReport.state })
    .from(labReport)
    .innerJoin(
      experimentSession,
      and(
        eq(labReport.schoolId, experimentSession.schoolId),
        eq(labReport.sessionId, experimentSession.id),
      ),
    )
    .where(
      and(
        eq(labReport.schoolId, schoolId),
        eq(labReport.personId, personId),
        inArray(labReport.state, ['returned', 'released']),
        isNull(labReport.readAt),
      ),
    )
    .orderBy(desc(labReport.handedAt))
    .limit(most)
