import { and, asc, desc, eq, gt, inArray, lt, lte, max, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { OfSchool } from '#platform/visit'
import { consultationEvent, consultationSession } from './tables.ts'

export type SessionRow = typeof consultationSession.$inferSelect
export type EventRow = typeof consultationEvent.$inferSelect

/** Whose consultations of a course are listed; everybody's without a person. */
export type WantedSessions = { readonly courseId: string; readonly personId?: string | undefined }

/** The consultations of a school and what happened in them. */
export const sessionStore = ({ db, school: { id: schoolId } }: OfSchool) => {
  const one = (id: string) =>
    and(eq(consultationSession.schoolId, schoolId), eq(consultationSession.id, id))
  const inTime = (at: Date) =>
    and(eq(consultationSession.state, 'open'), gt(consultationSession.endAt, at))
  const ofItem = (attemptId: string, itemId: string) =>
    and(
      eq(consultationSession.schoolId, schoolId),
      eq(consultationSession.attemptId, attemptId),
      eq(consultationSession.itemId, itemId),
    )
  const listed = ({ courseId, personId }: WantedSessions) =>
    and(
      eq(consultationSession.schoolId, schoolId),
      eq(consultationSession.courseId, courseId),
      personId === undefined ? undefined : eq(consultationSession.personId, personId),
    )
  const eventsOf = (sessionId: string) =>
    and(eq(consultationEvent.schoolId, schoolId), eq(consultationEvent.sessionId, sessionId))
  return {
    async find(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(consultationSession).where(one(id)))[0]
    },
    /** Some of them, by id. */
    async some(ids: readonly string[]): Promise<ReadonlyMap<string, SessionRow>> {
      if (ids.length === 0) return new Map()
      const where = and(
        eq(consultationSession.schoolId, schoolId),
        inArray(consultationSession.id, [...new Set(ids)]),
      )
      const rows = await db.select().from(consultationSession).where(where)
      return new Map(rows.map((row) => [row.id, row]))
    },
    /** The same, its row held until the call ends. */
    async hold(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(consultationSession).where(one(id)).for('update'))[0]
    },
    /** The same of a person's session whose time is not over; nothing is held of any other. */
    async holdRunning(id: string, personId: string, at: Date): Promise<SessionRow | undefined> {
      const running = and(one(id), eq(consultationSession.personId, personId), inTime(at))
      return (await db.select().from(consultationSession).where(running).for('update'))[0]
    },
    /** Those of an item within an attempt, the newest first. */
    ofItem: (attemptId: string, itemId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(consultationSession)
        .where(ofItem(attemptId, itemId))
        .orderBy(desc(consultationSession.no)),
    /** Those of an attempt that were assessed. */
    finishedIn: (attemptId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(consultationSession)
        .where(
          and(
            eq(consultationSession.schoolId, schoolId),
            eq(consultationSession.attemptId, attemptId),
            eq(consultationSession.state, 'finished'),
          ),
        ),
    async nextNo(attemptId: string, itemId: string): Promise<number> {
      const [row] = await db
        .select({ no: max(consultationSession.no) })
        .from(consultationSession)
        .where(ofItem(attemptId, itemId))
      return (row?.no ?? 0) + 1
    },
    async add(row: Omit<typeof consultationSession.$inferInsert, 'schoolId'>): Promise<SessionRow> {
      const [made] = await db
        .insert(consultationSession)
        .values({ schoolId, ...row })
        .returning()
      if (!made) throw new Error('a session was not kept')
      return made
    },
    async change(id: string, set: Partial<SessionRow>): Promise<void> {
      await db.update(consultationSession).set(set).where(one(id))
    },
    async append(row: Omit<EventRow, 'schoolId'>): Promise<void> {
      await db.insert(consultationEvent).values({ schoolId, ...row })
    },
    /** The same, and the session moves on to it, in one round trip; false where the browser's id was used before. */
    async moveOn(row: Omit<EventRow, 'schoolId'>): Promise<boolean> {
      const added = db.$with('added').as(
        db
          .insert(consultationEvent)
          .values({ schoolId, ...row })
          .onConflictDoNothing()
          .returning({ seq: consultationEvent.seq }),
      )
      const moved = await db
        .with(added)
        .update(consultationSession)
        .set({ seq: sql`${added.seq}` })
        .from(added)
        .where(one(row.sessionId))
        .returning({ id: consultationSession.id })
      return moved.length > 0
    },
    /** What happened after an event, up to another. */
    events: (sessionId: string, after: number, upTo: number): Promise<EventRow[]> =>
      db
        .select()
        .from(consultationEvent)
        .where(
          and(
            eventsOf(sessionId),
            gt(consultationEvent.seq, after),
            lte(consultationEvent.seq, upTo),
          ),
        )
        .orderBy(asc(consultationEvent.seq)),
    /** What came of an action of a browser, where it was done before. */
    async doneBefore(sessionId: string, clientActionId: string): Promise<EventRow | undefined> {
      const where = and(eventsOf(sessionId), eq(consultationEvent.clientActionId, clientActionId))
      return (await db.select().from(consultationEvent).where(where))[0]
    },
    list: (wanted: WantedSessions, page: number, size: number): Promise<SessionRow[]> =>
      db
        .select()
        .from(consultationSession)
        .where(listed(wanted))
        .orderBy(desc(consultationSession.startedAt), desc(consultationSession.id))
        .limit(size)
        .offset((page - 1) * size),
    /** No further than lists are counted. */
    count: (wanted: WantedSessions): Promise<number> =>
      countListed(db, consultationSession, listed(wanted)),
    /** Open ones whose time is over, the longest first. */
    async overdue(at: Date, most: number): Promise<string[]> {
      const rows = await db
        .select({ id: consultationSession.id })
        .from(consultationSession)
        .where(
          and(
            eq(consultationSession.schoolId, schoolId),
            eq(consultationSession.state, 'open'),
            lt(consultationSession.endAt, at),
          ),
        )
        .orderBy(asc(consultationSession.endAt))
        .limit(most)
      return rows.map((row) => row.id)
    },
  }
}
