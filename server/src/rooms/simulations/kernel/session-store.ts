import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  max,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TenantContext } from '#platform/visit'
import { nowOrAgain } from './now-or-again.ts'
import type { Taken } from './once.ts'

/** What a session came to. */
export type SessionSummary = Pick<
  Taken,
  | 'personId'
  | 'courseId'
  | 'itemId'
  | 'mode'
  | 'tester'
  | 'state'
  | 'startedAt'
  | 'endedAt'
  | 'composite'
>

type Columns<Name extends string> = { readonly [name in Name]: PgColumn }

/** The table of a kind's sessions, with at least what all kinds have. */
type SessionTable = PgTable &
  Columns<
    keyof SessionSummary | 'schoolId' | 'id' | 'attemptId' | 'no' | 'seq' | 'partnerId' | 'pausedAt'
  >

/** Which school keeps a session, and of which course it is; nobody’s id where it is a station. */
export type Keeper = { readonly schoolId: string; readonly courseId: string }

/** The table of what happened in them; rows are only added. */
type EventTable = PgTable & Columns<'schoolId' | 'sessionId' | 'seq' | 'clientActionId'>

type NewOf<Table extends PgTable> = Omit<Table['$inferInsert'], 'schoolId'>

/**
 * What every kind of simulation asks of its own two tables: sessions, of which one of an item at most is open, and events,
 * each with its number and the browser's id. `follows` names the columns of a session that follow its newest event, and the
 * event's column that each follows.
 */
export const sessionsIn = <Session extends SessionTable, Event extends EventTable>(
  session: Session,
  event: Event,
  follows: { readonly [column in keyof Session['$inferSelect']]?: keyof Event['$inferSelect'] },
) => {
  type Row = Session['$inferSelect']
  type EventRow = Event['$inferSelect']
  // Drizzle does not carry generic tables through its builders: what comes out of one of them is said here, once.
  const sessions: PgTable = session
  const events: PgTable = event
  const followed = Object.entries(follows) as readonly (readonly [string, string])[]
  const columns = getTableColumns(events)
  const carried = Object.fromEntries(
    followed.flatMap(([to, of]) => (columns[of] ? [[to, columns[of]]] : [])),
  )
  return ({ db, school: { id: schoolId } }: TenantContext) => {
    const one = (id: string) => and(eq(session.schoolId, schoolId), eq(session.id, id))
    const ofItem = (attemptId: string, itemId: string) =>
      and(
        eq(session.schoolId, schoolId),
        eq(session.attemptId, attemptId),
        eq(session.itemId, itemId),
      )
    const ofCourse = (courseId: string, personId?: string) =>
      and(
        eq(session.schoolId, schoolId),
        eq(session.courseId, courseId),
        personId === undefined ? undefined : eq(session.personId, personId),
      )
    const newestFirst = [desc(session.startedAt), desc(session.id)] as const
    const eventsOf = (sessionId: string) =>
      and(eq(event.schoolId, schoolId), eq(event.sessionId, sessionId))
    const select = (where: SQL | undefined) => db.select().from(sessions).where(where)
    return {
      async find(id: string): Promise<Row | undefined> {
        return (await select(one(id)))[0]
      },
      /** The same, its row held until the call ends. Nobody waits for whoever holds it, with a connection in hand: −10003. */
      async lock(id: string): Promise<Row | undefined> {
        return (await nowOrAgain(select(one(id)).for('update', { noWait: true })))[0]
      },
      /** The school that keeps one, and its course: this school, or one in whose examination or contest its own people play it. */
      async keeperOf(id: string): Promise<Keeper | undefined> {
        const own = eq(session.schoolId, schoolId)
        const [row] = await db
          .select({ schoolId: session.schoolId, courseId: session.courseId })
          .from(sessions)
          .where(and(eq(session.id, id), or(own, eq(session.partnerId, schoolId))))
        return row && { schoolId: String(row.schoolId), courseId: String(row.courseId) }
      },
      /** Those of an item within an attempt, the newest first. */
      ofItem: async (attemptId: string, itemId: string): Promise<Row[]> =>
        select(ofItem(attemptId, itemId)).orderBy(desc(session.no)),
      /** Those of a person at an item over all rounds of study and versions of its course, the newest first; everybody's without a person. */
      ofItems: async (
        courseId: string,
        itemIds: readonly string[],
        personId?: string,
      ): Promise<Row[]> =>
        select(and(ofCourse(courseId, personId), inArray(session.itemId, [...itemIds]))).orderBy(
          ...newestFirst,
        ),
      /** Those of a person in a course, the newest first. */
      ofCourse: async (courseId: string, personId: string): Promise<Row[]> =>
        select(ofCourse(courseId, personId)).orderBy(...newestFirst),
      /** What those of some people at some items came to, over all rounds, in the order in which they were begun; tests of teachers are left out. */
      summaries: async (
        courseIds: readonly string[],
        itemIds: readonly string[],
        personIds: readonly string[],
      ): Promise<SessionSummary[]> => {
        if (itemIds.length === 0 || personIds.length === 0) return []
        const rows: unknown = await db
          .select({
            personId: session.personId,
            courseId: session.courseId,
            itemId: session.itemId,
            mode: session.mode,
            tester: session.tester,
            state: session.state,
            startedAt: session.startedAt,
            endedAt: session.endedAt,
            composite: session.composite,
          })
          .from(sessions)
          .where(
            and(
              eq(session.schoolId, schoolId),
              inArray(session.courseId, [...courseIds]),
              inArray(session.itemId, [...itemIds]),
              inArray(session.personId, [...personIds]),
              eq(session.tester, false),
            ),
          )
          .orderBy(asc(session.startedAt), asc(session.id))
        return rows as SessionSummary[]
      },
      /** Those of an attempt that were assessed. */
      finishedIn: async (attemptId: string): Promise<Row[]> =>
        select(
          and(
            eq(session.schoolId, schoolId),
            eq(session.attemptId, attemptId),
            eq(session.state, 'finished'),
          ),
        ),
      /** Those of some attempts. */
      ofAttempts: async (attemptIds: readonly string[]): Promise<Row[]> =>
        attemptIds.length === 0
          ? []
          : select(
              and(eq(session.schoolId, schoolId), inArray(session.attemptId, [...attemptIds])),
            ),
      async nextNo(attemptId: string, itemId: string): Promise<number> {
        const [row] = await db
          .select({ no: max(session.no).mapWith(Number) })
          .from(sessions)
          .where(ofItem(attemptId, itemId))
        return (row?.no ?? 0) + 1
      },
      async add(row: NewOf<Session>): Promise<Row> {
        const [inserted] = await db
          .insert(sessions)
          .values({ schoolId, ...row })
          .returning()
        if (!inserted) throw new Error('a session was not kept')
        return inserted
      },
      async change(id: string, set: Partial<Row>): Promise<void> {
        await db.update(sessions).set(set).where(one(id))
      },
      async append(row: NewOf<Event>): Promise<void> {
        await db.insert(events).values({ schoolId, ...row })
      },
      /** The same, and the session moves on to it, in one round trip; false where the browser's id was used before. */
      async moveOn(row: NewOf<Event> & { readonly sessionId: string }): Promise<boolean> {
        const added = db.$with('added').as(
          db
            .insert(events)
            .values({ schoolId, ...row })
            .onConflictDoNothing()
            .returning(carried),
        )
        const set = Object.fromEntries(followed.map(([to]) => [to, sql`${added[to]}`]))
        const moved = await db
          .with(added)
          .update(sessions)
          .set(set)
          .from(added)
          .where(one(row.sessionId))
          .returning({ id: session.id })
        return moved.length > 0
      },
      /** What happened after an event, up to another, in its order; everything without them. */
      events: async (sessionId: string, after = 0, upTo?: number): Promise<EventRow[]> =>
        db
          .select()
          .from(events)
          .where(
            and(
              eventsOf(sessionId),
              gt(event.seq, after),
              upTo === undefined ? undefined : lte(event.seq, upTo),
            ),
          )
          .orderBy(asc(event.seq)),
      /** What came of an action of a browser, where it was done before. */
      async doneBefore(sessionId: string, clientActionId: string): Promise<EventRow | undefined> {
        const where = and(eventsOf(sessionId), eq(event.clientActionId, clientActionId))
        return (await db.select().from(events).where(where))[0]
      },
      /** Open ones whose time (`endAt`) is over, the longest first. */
      async overdue(endAt: PgColumn, at: Date, most: number): Promise<string[]> {
        const rows = await db
          .select({ id: session.id })
          .from(sessions)
          .where(
            and(
              eq(session.schoolId, schoolId),
              eq(session.state, 'open'),
              isNull(session.pausedAt),
              lt(endAt, at),
            ),
          )
          .orderBy(asc(endAt))
          .limit(most)
        return rows.map(({ id }) => String(id))
      },
    }
  }
}
