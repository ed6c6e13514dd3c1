import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { nowOrAgain, sessionsIn } from '#simulations/kernel'
import { consultationEvent, consultationSession } from './tables.ts'

export type SessionRow = typeof consultationSession.$inferSelect
export type EventRow = typeof consultationEvent.$inferSelect

/** Whose consultations of a course are listed; everybody's without a person. */
export type WantedSessions = { readonly courseId: string; readonly personId?: string | undefined }

const sessions = sessionsIn(consultationSession, consultationEvent, { seq: 'seq' })

/** The consultations of a school and what happened in them. */
export const sessionStore = (school: TenantContext) => {
  const {
    db,
    school: { id: schoolId },
  } = school
  const base = sessions(school)
  const listed = ({ courseId, personId }: WantedSessions) =>
    and(
      eq(consultationSession.schoolId, schoolId),
      eq(consultationSession.courseId, courseId),
      personId === undefined ? undefined : eq(consultationSession.personId, personId),
    )
  return {
    ...base,
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
    /** A person's session whose time is not over, its row held until the call ends; nothing is held of any other, and nobody waits (−10003). */
    async lockRunning(id: string, personId: string, at: Date): Promise<SessionRow | undefined> {
      const running = and(
        eq(consultationSession.schoolId, schoolId),
        eq(consultationSession.id, id),
        eq(consultationSession.personId, personId),
        eq(consultationSession.state, 'open'),
        gt(consultationSession.endAt, at),
        isNull(consultationSession.pausedAt),
      )
      const held = db.select().from(consultationSession).where(running)
      return (await nowOrAgain(held.for('update', { noWait: true })))[0]
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
    overdue: (at: Date, most: number): Promise<string[]> =>
      base.overdue(consultationSession.endAt, at, most),
  }
}
