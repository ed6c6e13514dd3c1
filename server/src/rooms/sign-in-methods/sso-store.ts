import { and, asc, eq, lt } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { ssoProvider, ssoSession, ssoState } from './tables.ts'

/** A provider as it is kept. */
export type ProviderRow = typeof ssoProvider.$inferSelect

/** A single sign-on on its way. */
export type StateRow = typeof ssoState.$inferSelect

/** Providers of the visited school, and what has come and gone by them. */
export const ssoStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(ssoProvider.schoolId, schoolId), eq(ssoProvider.id, id))
  return {
    providers: (): Promise<ProviderRow[]> =>
      db
        .select()
        .from(ssoProvider)
        .where(eq(ssoProvider.schoolId, schoolId))
        .orderBy(asc(ssoProvider.id)),
    async provider(id: string): Promise<ProviderRow | undefined> {
      return (await db.select().from(ssoProvider).where(one(id)))[0]
    },
    /** The same, unchanged by others until the call ends. */
    async lockProvider(id: string): Promise<ProviderRow | undefined> {
      return (await db.select().from(ssoProvider).where(one(id)).for('share'))[0]
    },
    async add(row: Omit<ProviderRow, 'schoolId' | 'version'>): Promise<void> {
      await db.insert(ssoProvider).values({ ...row, schoolId })
    },
    /** False when somebody was faster. */
    async change(id: string, version: number, set: Partial<ProviderRow>): Promise<boolean> {
      const rows = await db
        .update(ssoProvider)
        .set({ ...set, version: version + 1 })
        .where(and(one(id), eq(ssoProvider.version, version)))
        .returning({ id: ssoProvider.id })
      return rows.length > 0
    },
    /** Keeps what came of a try, where the provider is still what was tried. */
    async tried(
      { id, version }: Pick<ProviderRow, 'id' | 'version'>,
      set: Pick<ProviderRow, 'triedAt' | 'triedOk' | 'triedText'>,
    ): Promise<void> {
      await db
        .update(ssoProvider)
        .set(set)
        .where(and(one(id), eq(ssoProvider.version, version)))
    },
    async remove(id: string): Promise<string | undefined> {
      const rows = await db.delete(ssoProvider).where(one(id)).returning({ name: ssoProvider.name })
      return rows[0]?.name
    },
    async begin(row: Omit<typeof ssoState.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(ssoState).values({ ...row, schoolId })
    },
    /** Takes a state for good: whoever comes second finds none. */
    async take(digest: Buffer): Promise<StateRow | undefined> {
      const where = and(eq(ssoState.schoolId, schoolId), eq(ssoState.digest, digest))
      return (await db.delete(ssoState).where(where).returning())[0]
    },
    /** Forgets everybody who is on the way to a provider. */
    async stop(providerId: string): Promise<void> {
      await db
        .delete(ssoState)
        .where(and(eq(ssoState.schoolId, schoolId), eq(ssoState.providerId, providerId)))
    },
    /** Notes a ticket before it is asked about, under the name of the trip, so that a sign-out that comes meanwhile finds it. */
    async expect(row: Omit<typeof ssoSession.$inferInsert, 'schoolId' | 'idToken'>): Promise<void> {
      await db.insert(ssoSession).values({ ...row, idToken: '', schoolId })
    },
    /**
     * The session that came of a trip; false when it was signed out meanwhile. In one statement upon the same row: a
     * sign-out that comes at this moment waits for it, and ends the session.
     */
    async arrived(
      trip: Buffer,
      set: Pick<typeof ssoSession.$inferSelect, 'sessionId' | 'idToken' | 'at'>,
    ): Promise<boolean> {
      const where = and(eq(ssoSession.schoolId, schoolId), eq(ssoSession.sessionId, trip))
      const rows = await db
        .update(ssoSession)
        .set(set)
        .where(where)
        .returning({ sessionId: ssoSession.sessionId })
      return rows.length > 0
    },
    async sessionOf(sessionId: Buffer) {
      const where = and(eq(ssoSession.schoolId, schoolId), eq(ssoSession.sessionId, sessionId))
      return (await db.delete(ssoSession).where(where).returning())[0]
    },
    async sessionsBy(ticketDigest: Buffer): Promise<Buffer[]> {
      const where = and(
        eq(ssoSession.schoolId, schoolId),
        eq(ssoSession.ticketDigest, ticketDigest),
      )
      return (await db.delete(ssoSession).where(where).returning()).map((row) => row.sessionId)
    },
    async forget(at: Date, sessionsBefore: Date): Promise<void> {
      await db
        .delete(ssoState)
        .where(and(eq(ssoState.schoolId, schoolId), lt(ssoState.expiresAt, at)))
      await db
        .delete(ssoSession)
        .where(and(eq(ssoSession.schoolId, schoolId), lt(ssoSession.at, sessionsBefore)))
    },
  }
}
