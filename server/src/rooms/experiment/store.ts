import { and, asc, desc, eq, max, sql } from 'drizzle-orm'
import type { OfSchool } from '#platform/visit'
import { experimentEvent, experimentSession } from './tables.ts'

export type SessionRow = typeof experimentSession.$inferSelect
export type EventRow = typeof experimentEvent.$inferSelect

/** The experiments of a school and what happened in them. */
export const sessionStore = ({ db, school: { id: schoolId } }: OfSchool) => {
  const one = (id: string) =>
    and(eq(experimentSession.schoolId, schoolId), eq(experimentSession.id, id))
  const ofItem = (attemptId: string, itemId: string) =>
    and(
      eq(experimentSession.schoolId, schoolId),
      eq(experimentSession.attemptId, attemptId),
      eq(experimentSession.itemId, itemId),
    )
  const eventsOf = (sessionId: string) =>
    and(eq(experimentEvent.schoolId, schoolId), eq(experimentEvent.sessionId, sessionId))
  return {
    async find(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(experimentSession).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async hold(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(experimentSession).where(one(id)).for('update'))[0]
    },
    /** Those of an item within an attempt, the newest first. */
    ofItem: (attemptId: string, itemId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(experimentSession)
        .where(ofItem(attemptId, itemId))
        .orderBy(desc(experimentSession.no)),
    /** Those of an attempt that were assessed. */
    finishedIn: (attemptId: string): Promise<SessionRow[]> =>
      db
        .select()
        .from(experimentSession)
        .where(
          and(
            eq(experimentSession.schoolId, schoolId),
            eq(experimentSession.attemptId, attemptId),
            eq(experimentSession.state, 'finished'),
          ),
        ),
    async nextNo(attemptId: string, itemId: string): Promise<number> {
      const [row] = await db
        .select({ no: max(experimentSession.no) })
        .from(experimentSession)
        .where(ofItem(attemptId, itemId))
      return (row?.no ?? 0) + 1
    },
    async add(row: Omit<typeof experimentSession.$inferInsert, 'schoolId'>): Promise<SessionRow> {
      const [made] = await db
        .insert(experimentSession)
        .values({ schoolId, ...row })
        .returning()
      if (!made) throw new Error('a session was not kept')
      return made
    },
    async change(id: string, set: Partial<SessionRow>): Promise<void> {
      await db.update(experimentSession).set(set).where(one(id))
    },
    /** Adds an event, and the session moves on to it, in one round trip; false where the browser's id was used before. */
    async moveOn(row: Omit<EventRow, 'schoolId'>): Promise<boolean> {
      const added = db.$with('added').as(
        db
          .insert(experimentEvent)
          .values({ schoolId, ...row })
          .onConflictDoNothing()
          .returning({
            seq: experimentEvent.seq,
            at: experimentEvent.at,
            steps: experimentEvent.steps,
          }),
      )
      const moved = await db
        .with(added)
        .update(experimentSession)
        .set({ seq: sql`${added.seq}`, lastAt: sql`${added.at}`, steps: sql`${added.steps}` })
        .from(added)
        .where(one(row.sessionId))
        .returning({ id: experimentSession.id })
      return moved.length > 0
    },
    /** Everything that happened, in its order. */
    events: (sessionId: string): Promise<EventRow[]> =>
      db
        .select()
        .from(experimentEvent)
        .where(eventsOf(sessionId))
        .orderBy(asc(experimentEvent.seq)),
    /** What came of an action of a browser, where it was done before. */
    async doneBefore(sessionId: string, clientActionId: string): Promise<EventRow | undefined> {
      const where = and(eventsOf(sessionId), eq(experimentEvent.clientActionId, clientActionId))
      return (await db.select().from(experimentEvent).where(where))[0]
    },
  }
}
