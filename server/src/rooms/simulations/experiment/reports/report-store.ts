import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { experimentSession } from '../session/tables.ts'
import { labReport, labReportVersion, labRubric } from './report-tables.ts'

export type ReportRow = typeof labReport.$inferSelect
export type VersionRow = typeof labReportVersion.$inferSelect

/** A session of a course with its report, as lists need it. */
export type Standing = Pick<
  typeof experimentSession.$inferSelect,
  'id' | 'personId' | 'itemId' | 'no' | 'state' | 'title' | 'startedAt'
> & { readonly report: ReportRow | null }

/** Reports that were handed in, their versions, and what they are marked by. */
export const reportStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (sessionId: string) =>
    and(eq(labReport.schoolId, schoolId), eq(labReport.sessionId, sessionId))
  const version = (sessionId: string, no: number) =>
    and(
      eq(labReportVersion.schoolId, schoolId),
      eq(labReportVersion.sessionId, sessionId),
      eq(labReportVersion.no, no),
    )
  const joined = and(
    eq(labReport.schoolId, experimentSession.schoolId),
    eq(labReport.sessionId, experimentSession.id),
  )
  const handed = (courseId: string) =>
    and(
      eq(experimentSession.schoolId, schoolId),
      eq(experimentSession.courseId, courseId),
      eq(experimentSession.state, 'finished'),
      eq(experimentSession.tester, false),
    )
  const told = {
    id: experimentSession.id,
    personId: experimentSession.personId,
    itemId: experimentSession.itemId,
    no: experimentSession.no,
    state: experimentSession.state,
    title: experimentSession.title,
    startedAt: experimentSession.startedAt,
    endedAt: experimentSession.endedAt,
    mode: experimentSession.mode,
    tester: experimentSession.tester,
    report: labReport,
  }
  return {
    async find(sessionId: string): Promise<ReportRow | undefined> {
      return (await db.select().from(labReport).where(one(sessionId)))[0]
    },
    /** What somebody handed in, of some sessions, with what it was an experiment of. */
    ownAmong: async (personId: string, sessionIds: readonly string[]) =>
      sessionIds.length === 0
        ? []
        : db
            .select({
              id: experimentSession.id,
              title: experimentSession.title,
              state: labReport.state,
              final: labReport.final,
            })
            .from(labReport)
            .innerJoin(experimentSession, joined)
            .where(
              and(
                eq(labReport.schoolId, schoolId),
                inArray(labReport.sessionId, [...sessionIds]),
                eq(labReport.personId, personId),
              ),
            ),
    /** The same, its row held until the call ends. */
    async hold(sessionId: string): Promise<ReportRow | undefined> {
      return (await db.select().from(labReport).where(one(sessionId)).for('update'))[0]
    },
    async keep(row: Omit<ReportRow, 'schoolId'>): Promise<void> {
      await db
        .insert(labReport)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({ target: [labReport.schoolId, labReport.sessionId], set: row })
    },
    async change(sessionId: string, set: Partial<ReportRow>): Promise<void> {
      await db.update(labReport).set(set).where(one(sessionId))
    },
    async version(sessionId: string, no: number): Promise<VersionRow | undefined> {
      return (await db.select().from(labReportVersion).where(version(sessionId, no)))[0]
    },
    async newest(sessionId: string): Promise<VersionRow | undefined> {
      const [row] = await db
        .select()
        .from(labReportVersion)
        .where(
          and(eq(labReportVersion.schoolId, schoolId), eq(labReportVersion.sessionId, sessionId)),
        )
        .orderBy(desc(labReportVersion.no))
        .limit(1)
      return row
    },
    versions: (sessionId: string): Promise<VersionRow[]> =>
      db
        .select()
        .from(labReportVersion)
        .where(
          and(eq(labReportVersion.schoolId, schoolId), eq(labReportVersion.sessionId, sessionId)),
        )
        .orderBy(asc(labReportVersion.no)),
    async addVersion(
      row: Pick<VersionRow, 'sessionId' | 'no' | 'sections' | 'handedAt' | 'sheet' | 'prints'>,
    ): Promise<void> {
      await db.insert(labReportVersion).values({ schoolId, ...row })
    },
    async changeVersion(sessionId: string, no: number, set: Partial<VersionRow>): Promise<void> {
      await db.update(labReportVersion).set(set).where(version(sessionId, no))
    },
    /** The sessions of a course, testers left out: of each person and item the newest comes first. */
    ofCourse: (courseId: string): Promise<Standing[]> =>
      db
        .selectDistinctOn([experimentSession.personId, experimentSession.itemId], told)
        .from(experimentSession)
        .leftJoin(labReport, joined)
        .where(
          and(
            eq(experimentSession.schoolId, schoolId),
            eq(experimentSession.courseId, courseId),
            eq(experimentSession.tester, false),
            ne(experimentSession.state, 'abandoned'),
          ),
        )
        .orderBy(
          experimentSession.personId,
          experimentSession.itemId,
          desc(experimentSession.startedAt),
          desc(experimentSession.id),
        ),
    /** Those of a course whose report waits for its teacher, testers left out: also where the same person has begun anew since. */
    waitingOf: (courseId: string): Promise<Standing[]> =>
      db
        .select(told)
        .from(experimentSession)
        .innerJoin(labReport, joined)
        .where(
          and(
            eq(experimentSession.schoolId, schoolId),
            eq(experimentSession.courseId, courseId),
            eq(experimentSession.tester, false),
            eq(labReport.state, 'waiting'),
          ),
        )
        .orderBy(asc(experimentSession.startedAt), asc(experimentSession.id)),
    /** The sessions of a course with a report, testers left out, in the order in which they were begun. */
    handedIn: (courseId: string, page: number, size: number) =>
      db
        .select()
        .from(experimentSession)
        .where(handed(courseId))
        .orderBy(asc(experimentSession.startedAt), asc(experimentSession.id))
        .limit(size)
        .offset((page - 1) * size),
    countHandedIn: (courseId: string): Promise<number> =>
      db.$count(experimentSession, handed(courseId)),
    /** Somebody's sessions, the newest first. */
    ofPerson: (personId: string, page: number, size: number) =>
      db
        .select({
          ...told,
          courseId: experimentSession.courseId,
          attemptId: experimentSession.attemptId,
          composite: experimentSession.composite,
        })
        .from(experimentSession)
        .leftJoin(labReport, joined)
        .where(
          and(
            eq(experimentSession.schoolId, schoolId),
            eq(experimentSession.personId, personId),
            ne(experimentSession.state, 'abandoned'),
          ),
        )
        .orderBy(desc(experimentSession.startedAt), desc(experimentSession.id))
        .limit(size)
        .offset((page - 1) * size),
    countOfPerson: (personId: string): Promise<number> =>
      db.$count(
        experimentSession,
        and(
          eq(experimentSession.schoolId, schoolId),
          eq(experimentSession.personId, personId),
          ne(experimentSession.state, 'abandoned'),
        ),
      ),
    unread: (personId: string): Promise<number> =>
      db.$count(
        labReport,
        and(
          eq(labReport.schoolId, schoolId),
          eq(labReport.personId, personId),
          inArray(labReport.state, ['returned', 'released']),
          isNull(labReport.readAt),
        ),
      ),
    /** How many reports wait, by course. */
    async waiting(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (courseIds.length === 0) return new Map()
      const rows = await db
        .select({ courseId: labReport.courseId, count: sql<number>`count(*)::int` })
        .from(labReport)
        .innerJoin(experimentSession, joined)
        .where(
          and(
            eq(labReport.schoolId, schoolId),
            inArray(labReport.courseId, [...courseIds]),
            eq(labReport.state, 'waiting'),
            eq(experimentSession.tester, false),
          ),
        )
        .groupBy(labReport.courseId)
      return new Map(rows.map((row) => [row.courseId, row.count]))
    },
    async rubric(courseId: string, itemId: string) {
      const [row] = await db
        .select()
        .from(labRubric)
        .where(
          and(
            eq(labRubric.schoolId, schoolId),
            eq(labRubric.courseId, courseId),
            eq(labRubric.itemId, itemId),
          ),
        )
      return row?.criteria
    },
    async keepRubric(row: Omit<typeof labRubric.$inferInsert, 'schoolId'>): Promise<void> {
      const { criteria, changedAt } = row
      await db
        .insert(labRubric)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({
          target: [labRubric.schoolId, labRubric.courseId, labRubric.itemId],
          set: { criteria, changedAt },
        })
    },
  }
}
