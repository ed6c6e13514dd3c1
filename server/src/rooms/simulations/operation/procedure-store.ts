import { and, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { operationProcedure, operationProcedureVersion } from './tables.ts'

type ProcedureRow = typeof operationProcedure.$inferSelect
type VersionRow = typeof operationProcedureVersion.$inferSelect

/** The procedures of a school. */
export const procedureStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async find(id: string): Promise<ProcedureRow | undefined> {
    const where = and(eq(operationProcedure.schoolId, schoolId), eq(operationProcedure.id, id))
    return (await db.select().from(operationProcedure).where(where))[0]
  },
  /** All of them with what they say now, in the order of their titles. */
  async list(): Promise<(Pick<ProcedureRow, 'id' | 'title'> & Pick<VersionRow, 'procedure'>)[]> {
    return db
      .select({
        id: operationProcedure.id,
        title: operationProcedure.title,
        procedure: operationProcedureVersion.procedure,
      })
      .from(operationProcedure)
      .innerJoin(
        operationProcedureVersion,
        and(
          eq(operationProcedureVersion.schoolId, operationProcedure.schoolId),
          eq(operationProcedureVersion.id, operationProcedure.currentVersionId),
        ),
      )
      .where(eq(operationProcedure.schoolId, schoolId))
      .orderBy(operationProcedure.title)
  },
  /** All of them by what they call themselves, with the version that one begins with. */
  current: (): Promise<{ id: string; key: string; title: string; versionId: string }[]> =>
    db
      .select({
        id: operationProcedure.id,
        key: operationProcedure.key,
        title: operationProcedure.title,
        versionId: operationProcedure.currentVersionId,
      })
      .from(operationProcedure)
      .where(eq(operationProcedure.schoolId, schoolId)),
  async version(id: string): Promise<VersionRow | undefined> {
    const where = and(
      eq(operationProcedureVersion.schoolId, schoolId),
      eq(operationProcedureVersion.id, id),
    )
    return (await db.select().from(operationProcedureVersion).where(where))[0]
  },
  async add(
    row: Omit<ProcedureRow, 'schoolId'>,
    version: Omit<VersionRow, 'schoolId' | 'procedureId'>,
  ): Promise<void> {
    await db.insert(operationProcedure).values({ schoolId, ...row })
    await db.insert(operationProcedureVersion).values({ schoolId, procedureId: row.id, ...version })
  },
  /** Adds a version, which is the one that operations begin with from now on. */
  async addVersion(
    id: string,
    title: string,
    version: Omit<VersionRow, 'schoolId' | 'procedureId'>,
  ): Promise<void> {
    await db.insert(operationProcedureVersion).values({ schoolId, procedureId: id, ...version })
    await db
      .update(operationProcedure)
      .set({ title, currentVersionId: version.id })
      .where(and(eq(operationProcedure.schoolId, schoolId), eq(operationProcedure.id, id)))
  },
})
