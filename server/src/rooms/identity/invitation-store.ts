import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { invitation, invitationUse } from './invitation-tables.ts'

export type InvitationRow = typeof invitation.$inferSelect
export type InvitationUseRow = typeof invitationUse.$inferSelect

/** The invitations of the visited school. */
export const invitationStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(invitation.schoolId, schoolId)
  const open = (at: Date) =>
    and(
      own,
      isNull(invitation.revokedAt),
      gt(invitation.expiresAt, at),
      lt(invitation.used, invitation.uses),
    )
  return {
    list: (page: number, size: number): Promise<InvitationRow[]> =>
      db
        .select()
        .from(invitation)
        .where(own)
        .orderBy(desc(invitation.createdAt), desc(invitation.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (): Promise<number> => countListed(db, invitation, own),
    countOpen: (at: Date): Promise<number> => db.$count(invitation, open(at)),
    uses: (ids: readonly string[]): Promise<InvitationUseRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .select()
            .from(invitationUse)
            .where(
              and(
                eq(invitationUse.schoolId, schoolId),
                inArray(invitationUse.invitationId, [...ids]),
              ),
            )
            .orderBy(desc(invitationUse.at)),
    async add(row: Omit<typeof invitation.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(invitation).values({ schoolId, ...row })
    },
    /** One that may be accepted, by the digest of its code. */
    async find(digest: Buffer, at: Date): Promise<InvitationRow | undefined> {
      const where = and(open(at), eq(invitation.digest, digest))
      return (await db.select().from(invitation).where(where))[0]
    },
    /** Counts one more who accepts it; undefined where it may not be accepted any more. */
    async use(digest: Buffer, at: Date): Promise<InvitationRow | undefined> {
      const [row] = await db
        .update(invitation)
        .set({ used: sql`${invitation.used} + 1` })
        .where(and(open(at), eq(invitation.digest, digest)))
        .returning()
      return row
    },
    async addUse(row: Omit<InvitationUseRow, 'schoolId'>): Promise<void> {
      await db.insert(invitationUse).values({ schoolId, ...row })
    },
    async lock(id: string): Promise<InvitationRow | undefined> {
      const where = and(own, eq(invitation.id, id))
      return (await db.select().from(invitation).where(where).for('update'))[0]
    },
    async revoke(id: string, revokedBy: string, revokedAt: Date): Promise<void> {
      await db
        .update(invitation)
        .set({ revokedBy, revokedAt })
        .where(and(own, eq(invitation.id, id)))
    },
  }
}
