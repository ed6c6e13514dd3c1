import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { calendarFeed } from './tables.ts'

/** The calendars of a school that may be subscribed to. */
export const feedStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (personId: string) =>
    and(eq(calendarFeed.schoolId, schoolId), eq(calendarFeed.personId, personId))
  return {
    /** What somebody's address is made with; undefined where there is none. */
    async salt(personId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ salt: calendarFeed.salt })
        .from(calendarFeed)
        .where(one(personId))
      return row?.salt
    },
    /** Makes an address, or another one; answers what it is made with. */
    async renew(personId: string, renewedAt: Date): Promise<string> {
      const salt = randomBytes(12).toString('base64url')
      await db
        .insert(calendarFeed)
        .values({ schoolId, personId, salt, renewedAt })
        .onConflictDoUpdate({
          target: [calendarFeed.schoolId, calendarFeed.personId],
          set: { salt, renewedAt },
        })
      return salt
    },
    async stop(personId: string): Promise<void> {
      await db.delete(calendarFeed).where(one(personId))
    },
  }
}
