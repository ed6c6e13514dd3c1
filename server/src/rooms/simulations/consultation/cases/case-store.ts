import { and, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { vspCase, vspCaseVersion } from './tables.ts'

export type CaseRow = typeof vspCase.$inferSelect
export type VersionRow = typeof vspCaseVersion.$inferSelect

/** The cases of a school. */
export const caseStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async find(id: string): Promise<CaseRow | undefined> {
    const where = and(eq(vspCase.schoolId, schoolId), eq(vspCase.id, id))
    return (await db.select().from(vspCase).where(where))[0]
  },
  /** The same, its row held until the call ends. */
  async lock(id: string): Promise<CaseRow | undefined> {
    const where = and(eq(vspCase.schoolId, schoolId), eq(vspCase.id, id))
    return (await db.select().from(vspCase).where(where).for('update'))[0]
  },
  async version(id: string): Promise<VersionRow | undefined> {
    const where = and(eq(vspCaseVersion.schoolId, schoolId), eq(vspCaseVersion.id, id))
    return (await db.select().from(vspCaseVersion).where(where))[0]
  },
  /** All cases by what their scripts call themselves, with the version that sessions begin with. */
  current: (): Promise<{ id: string; key: string; title: string; versionId: string }[]> =>
    db
      .select({
        id: vspCase.id,
        key: vspCase.key,
        title: vspCase.title,
        versionId: vspCase.currentVersionId,
      })
      .from(vspCase)
      .where(eq(vspCase.schoolId, schoolId)),
  /** The ids of all cases. */
  async ids(): Promise<string[]> {
    const where = eq(vspCase.schoolId, schoolId)
    return (await db.select({ id: vspCase.id }).from(vspCase).where(where)).map(({ id }) => id)
  },
  /** The versions of a case, the newest first. */
  versions: (caseId: string): Promise<VersionRow[]> =>
    db
      .select()
      .from(vspCaseVersion)
      .where(and(eq(vspCaseVersion.schoolId, schoolId), eq(vspCaseVersion.caseId, caseId)))
      .orderBy(desc(vspCaseVersion.no)),
  /** Adds a version to a case, and makes it the one that sessions begin with. */
  async renew(
    row: Omit<CaseRow, 'schoolId' | 'createdAt' | 'key'>,
    version: Omit<VersionRow, 'schoolId' | 'caseId'>,
  ): Promise<void> {
    await db.insert(vspCaseVersion).values({ schoolId, caseId: row.id, ...version })
    const { id, ...set } = row
    await db
      .update(vspCase)
      .set(set)
      .where(and(eq(vspCase.schoolId, schoolId), eq(vspCase.id, id)))
  },
  async add(
    row: Omit<CaseRow, 'schoolId'>,
    version: Omit<VersionRow, 'schoolId' | 'caseId'>,
  ): Promise<void> {
    await db.insert(vspCase).values({ schoolId, ...row })
    await db.insert(vspCaseVersion).values({ schoolId, caseId: row.id, ...version })
  },
})
