import { and, eq, gt, lt } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { bindTicket, doorLink } from './tables.ts'

/** Who the people of the visited school are elsewhere. */
export const linkStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const linked = (provider: string) =>
    and(eq(doorLink.schoolId, schoolId), eq(doorLink.provider, provider))
  const ticket = (digest: Buffer) =>
    and(eq(bindTicket.schoolId, schoolId), eq(bindTicket.digest, digest))
  return {
    async personOf(provider: string, subject: string): Promise<string | undefined> {
      const [row] = await db
        .select({ personId: doorLink.personId })
        .from(doorLink)
        .where(and(linked(provider), eq(doorLink.subject, subject)))
      return row?.personId
    },
    async subjectOf(provider: string, personId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ subject: doorLink.subject })
        .from(doorLink)
        .where(and(linked(provider), eq(doorLink.personId, personId)))
      return row?.subject
    },
    /** False when the subject or the person has another link with this provider. */
    async link(provider: string, subject: string, personId: string, at: Date): Promise<boolean> {
      const inserted = await db
        .insert(doorLink)
        .values({ schoolId, provider, subject, personId, at })
        .onConflictDoNothing()
        .returning({ personId: doorLink.personId })
      return inserted.length > 0 || (await this.personOf(provider, subject)) === personId
    },
    async unlink(provider: string, personId: string): Promise<boolean> {
      const gone = await db
        .delete(doorLink)
        .where(and(linked(provider), eq(doorLink.personId, personId)))
        .returning({ personId: doorLink.personId })
      return gone.length > 0
    },
    /** Nobody is anybody there any more, nor can become so by a ticket. */
    async unlinkAll(provider: string): Promise<void> {
      await db.delete(doorLink).where(linked(provider))
      await db
        .delete(bindTicket)
        .where(and(eq(bindTicket.schoolId, schoolId), eq(bindTicket.provider, provider)))
    },
    async addTicket(row: Omit<typeof bindTicket.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(bindTicket).values({ ...row, schoolId })
    },
    /** Whose word a ticket is; undefined where it is none. */
    async providerOf(digest: Buffer): Promise<string | undefined> {
      return (await db.select().from(bindTicket).where(ticket(digest)))[0]?.provider
    },
    /** A ticket that is still good, held until the call ends. */
    async lockTicket(digest: Buffer, at: Date) {
      const where = and(ticket(digest), gt(bindTicket.expiresAt, at))
      return (await db.select().from(bindTicket).where(where).for('update'))[0]
    },
    async useTicket(digest: Buffer): Promise<void> {
      await db.delete(bindTicket).where(ticket(digest))
    },
    async forget(at: Date): Promise<void> {
      await db
        .delete(bindTicket)
        .where(and(eq(bindTicket.schoolId, schoolId), lt(bindTicket.expiresAt, at)))
    },
  }
}
