import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { noCourse } from '#simulations/kernel'
import { experimentSession } from '../session/tables.ts'
import { labReportVersion } from './report-tables.ts'

export type VersionRow = typeof labReportVersion.$inferSelect

const lined = {
  id: experimentSession.id,
  personId: experimentSession.personId,
  itemId: experimentSession.itemId,
  courseId: experimentSession.courseId,
  attemptId: experimentSession.attemptId,
  no: experimentSession.no,
  state: experimentSession.state,
  title: experimentSession.title,
  startedAt: experimentSession.startedAt,
  endedAt: experimentSession.endedAt,
  mode: experimentSession.mode,
  tester: experimentSession.tester,
  publishedAt: experimentSession.publishedAt,
}

/** A session as lists of reports need it. */
export type SessionLine = Pick<typeof experimentSession.$inferSelect, keyof typeof lined>

/** What stands in reports that were handed in, and the sessions that they are of; how they are marked, the room of marking knows. */
export const reportStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const version = (sessionId: string, no: number) =>
    and(
      eq(labReportVersion.schoolId, schoolId),
      eq(labReportVersion.sessionId, sessionId),
      eq(labReportVersion.no, no),
    )
  const handed = (courseId: string) =>
    and(
      eq(experimentSession.schoolId, schoolId),
      eq(experimentSession.courseId, courseId),
      eq(experimentSession.state, 'finished'),
      eq(experimentSession.tester, false),
    )
  const own = (personId: string) =>
    and(
      eq(experimentSession.schoolId, schoolId),
      eq(experimentSession.personId, personId),
      // What is written at a station is told with the scores of its examination or contest.
      ne(experimentSession.courseId, noCourse),
      ne(experimentSession.state, 'abandoned'),
    )
  return {
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
    /** Keeps the sheet of a version with the teacher's part; null takes it away. */
    async keepFinal(sessionId: string, no: number, final: VersionRow['final']): Promise<void> {
      await db.update(labReportVersion).set({ final }).where(version(sessionId, no))
    },
    /** Sessions of some ids. */
    async sessions(ids: readonly string[]): Promise<SessionLine[]> {
      if (ids.length === 0) return []
      return db
        .select(lined)
        .from(experimentSession)
        .where(
          and(eq(experimentSession.schoolId, schoolId), inArray(experimentSession.id, [...ids])),
        )
        .orderBy(asc(experimentSession.startedAt), asc(experimentSession.id))
    },
    /** The sessions of a course, testers left out: of each person and item the newest. */
    ofCourse: (courseId: string): Promise<SessionLine[]> =>
      db
        .selectDistinctOn([experimentSession.personId, experimentSession.itemId], lined)
        .from(experimentSession)
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
    ofPerson: (personId: string, page: number, size: number): Promise<SessionLine[]> =>
      db
        .select(lined)
        .from(experimentSession)
        .where(own(personId))
        .orderBy(desc(experimentSession.startedAt), desc(experimentSession.id))
        .limit(size)
        .offset((page - 1) * size),
    countOfPerson: (personId: string): Promise<number> =>
      db.$count(experimentSession, own(personId)),
  }
}
