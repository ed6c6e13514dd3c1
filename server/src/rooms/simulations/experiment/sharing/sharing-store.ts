import { and, eq, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { stepLink, stepSharing } from './sharing-tables.ts'

/** How a school shares its step scores. */
export type SharingRow = Omit<typeof stepSharing.$inferSelect, 'schoolId'>
/** Who a student is at the platform. */
export type LinkRow = typeof stepLink.$inferSelect

const shut: SharingRow = {
  enabled: false,
  address: '',
  appId: '',
  secret: '',
  timeUnit: 'seconds',
  version: 0,
}

/** How the visited school shares its step scores, and who its students are elsewhere. */
export const sharingStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async read(): Promise<SharingRow> {
    const [row] = await db.select().from(stepSharing).where(eq(stepSharing.schoolId, schoolId))
    return row ?? shut
  },
  /** Changes what is still at `version`; false when somebody was faster. */
  async change(version: number, set: Partial<SharingRow>): Promise<boolean> {
    const { rowCount } =
      version === 0
        ? await db
            .insert(stepSharing)
            .values({ ...set, schoolId, version: 1 })
            .onConflictDoNothing()
        : await db
            .update(stepSharing)
            .set({ ...set, version: version + 1 })
            .where(and(eq(stepSharing.schoolId, schoolId), eq(stepSharing.version, version)))
    return rowCount === 1
  },
  async linkOf(personId: string): Promise<LinkRow | undefined> {
    const [row] = await db
      .select()
      .from(stepLink)
      .where(and(eq(stepLink.schoolId, schoolId), eq(stepLink.personId, personId)))
    return row
  },
  countLinks: (): Promise<number> => db.$count(stepLink, eq(stepLink.schoolId, schoolId)),
  /** Links somebody; false where the account is another's. */
  async link(row: Omit<LinkRow, 'schoolId'>): Promise<boolean> {
    const [other] = await db
      .select({ personId: stepLink.personId })
      .from(stepLink)
      .where(and(eq(stepLink.schoolId, schoolId), eq(stepLink.account, row.account)))
    if (other && other.personId !== row.personId) return false
    const { rowCount } = await db
      .insert(stepLink)
      .values({ ...row, schoolId })
      .onConflictDoUpdate({
        target: [stepLink.schoolId, stepLink.personId],
        set: row,
      })
    return rowCount === 1
  },
  async keepToken(personId: string, token: string, expiresAt: Date): Promise<void> {
    await db
      .update(stepLink)
      .set({ token, expiresAt })
      .where(and(eq(stepLink.schoolId, schoolId), eq(stepLink.personId, personId)))
  },
  async unlink(personId: string): Promise<void> {
    await db
      .delete(stepLink)
      .where(and(eq(stepLink.schoolId, schoolId), eq(stepLink.personId, personId)))
  },
  async unlinkAll(): Promise<void> {
    await db.delete(stepLink).where(sql`${stepLink.schoolId} = ${schoolId}`)
  },
})
