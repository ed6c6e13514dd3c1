import { and, asc, eq, ne } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { redirectLink } from './tables.ts'

export type RedirectRow = Omit<typeof redirectLink.$inferSelect, 'schoolId' | 'pathNorm'>

const columns = {
  id: redirectLink.id,
  path: redirectLink.path,
  target: redirectLink.target,
  reason: redirectLink.reason,
  active: redirectLink.active,
  automatic: redirectLink.automatic,
}

/** The addresses of a school that lead elsewhere. */
export const redirectStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(redirectLink.schoolId, schoolId), eq(redirectLink.id, id))
  return {
    all: (): Promise<RedirectRow[]> =>
      db
        .select(columns)
        .from(redirectLink)
        .where(eq(redirectLink.schoolId, schoolId))
        .orderBy(asc(redirectLink.path)),
    async find(id: string): Promise<RedirectRow | undefined> {
      return (await db.select(columns).from(redirectLink).where(one(id)).for('update'))[0]
    },
    /** Whether another address is the same path. */
    async isTaken(path: string, but: string): Promise<boolean> {
      const rows = await db
        .select({ id: redirectLink.id })
        .from(redirectLink)
        .where(
          and(
            eq(redirectLink.schoolId, schoolId),
            eq(redirectLink.pathNorm, path.toLowerCase()),
            ne(redirectLink.id, but),
          ),
        )
      return rows.length > 0
    },
    async keep({ id, ...row }: RedirectRow): Promise<void> {
      await db
        .insert(redirectLink)
        .values({ ...row, id, schoolId })
        .onConflictDoUpdate({ target: [redirectLink.schoolId, redirectLink.id], set: row })
    },
    async drop(id: string): Promise<boolean> {
      const gone = await db.delete(redirectLink).where(one(id)).returning({ id: redirectLink.id })
      return gone.length > 0
    },
  }
}
