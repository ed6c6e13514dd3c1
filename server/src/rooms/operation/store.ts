import { and, asc, desc, eq, max, sql } from 'drizzle-orm'
import type { OfSchool } from '#platform/visit'
import { operationEvent, operationSession } from './tables.ts'

export type SessionRow = typeof operationSession.$inferSelect
export type EventRow = typeof operationEvent.$inferSelect

/** The operations of a school and what happened in them. */
export const sessionStore = ({ db, school: { id: schoolId } }: OfSchool) => {
  const one = (id: string) =>
    and(eq(operationSession.schoolId, schoolId), eq(operationSession.id, id))
  const ofItem = (attemptId: string, itemId: string) =>
    and(
      eq(operationSession.schoolId, schoolId),
      eq(operationSession.attemptId, attemptId),
      eq(operationSession.itemId, itemId),
    )
  const eventsOf = (sessionId: string) =>
    and(eq(operationEvent.schoolId, schoolId), eq(operationEvent.sessionId, sessionId))
  return {
    async find(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(operationSession).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async hold(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(operationSession).where(one(id)).for('update'))[0]
    },
    /** Those of an item within an attempt, the newest first. */
    ofItem: (attemptId: string, itemId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(operationSession)
        .where(ofItem(attemptId, itemId))
        .orderBy(desc(operationSession.no)),
    /** Those of an attempt that were assessed. */
    finishedIn: (attemptId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(operationSession)
        .where(
          and(
            eq(operationSession.schoolId, schoolId),
            eq(operationSession.attemptId, attemptId),
            eq(operationSession.state, 'finished'),
          ),
        ),
    async nextNo(attemptId: string, itemId: string): Promise<number> {
      const [row] = await db
        .select({ no: max(operationSession.no) })
        .from(operationSession)
        .where(ofItem(attemptId, itemId))
      return (row?.no ?? 0) + 1
    },
    async add(row: Omit<typeof operationSession.$inferInsert, 'schoolId'>): Promise<SessionRow> {
      const [made] = await db
        .insert(operationSession)
        .values({ schoolId, ...row })
        .returning()
      if (!made) throw new Error('a session was not kept')
      return made
    },
    async change(id: string, set: Partial<SessionRow>): Promise<void> {
      await db.update(operationSession).set(set).where(one(id))
    },
    /** Adds an event, and the session moves on to it, in one round trip; false where the browser's id was used before. */
    async moveOn(row: Omit<EventRow, 'schoolId'>): Promise<boolean> {
      const added = db.$with('added').as(
        db
          .insert(operationEvent)
          .values({ schoolId, ...row })
          .onConflictDoNothing()
          .returning({
            seq: operationEvent.seq,
            at: operationEvent.at,
          }),
      )
      const moved = await db
        .with(added)
        .update(operationSession)
        .set({ seq: sql`${added.seq}`, lastAt: sql`${added.at}` })
        .from(added)
        .where(one(row.sessionId))
        .returning({ id: operationSession.id })
      return moved.length > 0
    },
    /** Everything that happened, in its order. */
    events: (sessionId: string): Promise<EventRow[]> =>
      db.select().from(operationEvent).where(eventsOf(sessionId)).orderBy(asc(operationEvent.seq)),
    /** What came of an action of a browser, where it was done before. */
    async doneBefore(sessionId: string, clientActionId: string): Promise<EventRow | undefined> {
      const where = and(eventsOf(sessionId), eq(operationEvent.clientActionId, clientActionId))
      return (await db.select().from(operationEvent).where(where))[0]
    },
  }
}
