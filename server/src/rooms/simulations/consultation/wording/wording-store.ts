import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { consultationWording } from './tables.ts'

type WordingRow = typeof consultationWording.$inferSelect

/** How answers were worded. */
export const wordingStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofSession = (sessionId: string) =>
    and(eq(consultationWording.schoolId, schoolId), eq(consultationWording.sessionId, sessionId))
  return {
    async find(sessionId: string, seq: number): Promise<WordingRow | undefined> {
      const where = and(ofSession(sessionId), eq(consultationWording.seq, seq))
      return (await db.select().from(consultationWording).where(where))[0]
    },
    /** The words of a session by the number of their event. */
    async ofSession(sessionId: string): Promise<ReadonlyMap<number, string>> {
      const rows = await db.select().from(consultationWording).where(ofSession(sessionId))
      return new Map(rows.map(({ seq, clauses }) => [seq, clauses.join('')]))
    },
    async add(row: Omit<WordingRow, 'schoolId'>): Promise<void> {
      await db.insert(consultationWording).values({ schoolId, ...row })
    },
  }
}
