import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { TeachingSessionState } from '@xinglin/contract/peer-teaching'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { teachingSession } from './tables.ts'

export type SessionRow = typeof teachingSession.$inferSelect

/** Narrows the sessions that a teacher sees. */
export type WantedSessions = {
  readonly states: readonly TeachingSessionState[]
  /** Of these classes; undefined for all of the school. */
  readonly classIds: readonly string[] | undefined
}

const waiting: TeachingSessionState[] = ['agreed', 'disputed']

/** The ledger of peer teaching of the visited school. */
export const sessionStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(teachingSession.schoolId, schoolId)
  const one = (id: string) => and(own, eq(teachingSession.id, id))
  const ofPerson = (personId: string) =>
    or(eq(teachingSession.helperId, personId), eq(teachingSession.helpedId, personId))
  const narrowed = ({ states, classIds }: WantedSessions) =>
    and(
      own,
      inArray(teachingSession.state, [...states]),
      classIds && sql`${teachingSession.classId} = any(${sql.param(classIds)}::uuid[])`,
    )
  return {
    async find(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(teachingSession).where(one(id)))[0]
    },
    async lock(id: string): Promise<SessionRow | undefined> {
      return (await db.select().from(teachingSession).where(one(id)).for('update'))[0]
    },
    /** Everything in which somebody helped or was helped, of a year or of all, the newest first. */
    ofPerson: (personId: string, year?: number): Promise<SessionRow[]> =>
      db
        .select()
        .from(teachingSession)
        .where(
          and(
            own,
            ofPerson(personId),
            year === undefined ? undefined : eq(teachingSession.year, year),
          ),
        )
        .orderBy(desc(teachingSession.heldOn), desc(teachingSession.id)),
    newest: (wanted: WantedSessions, no: number, size: number): Promise<SessionRow[]> =>
      db
        .select()
        .from(teachingSession)
        .where(narrowed(wanted))
        .orderBy(desc(teachingSession.heldOn), desc(teachingSession.id))
        .limit(size)
        .offset((no - 1) * size),
    count: (wanted: WantedSessions): Promise<number> =>
      countListed(db, teachingSession, narrowed(wanted)),
    waiting: (classIds: readonly string[]): Promise<number> =>
      db.$count(teachingSession, narrowed({ states: waiting, classIds })),
    /** Verified minutes of a year of each who helped. */
    async minutesOfYear(year: number): Promise<number[]> {
      const rows = await db
        .select({ minutes: sql<number>`sum(${teachingSession.minutes})::int` })
        .from(teachingSession)
        .where(and(own, eq(teachingSession.year, year), eq(teachingSession.state, 'verified')))
        .groupBy(teachingSession.helperId)
      return rows.map(({ minutes }) => minutes)
    },
    /** False where there is one of this id already. */
    async add(row: Omit<SessionRow, 'schoolId'>): Promise<boolean> {
      const added = await db
        .insert(teachingSession)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: teachingSession.id })
      return added.length > 0
    },
    async change(id: string, set: Partial<SessionRow>): Promise<void> {
      await db.update(teachingSession).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(teachingSession).where(one(id))
    },
  }
}
