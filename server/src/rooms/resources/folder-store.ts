import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { resource, resourceFolder, upload } from './tables.ts'

export type FolderRow = typeof resourceFolder.$inferSelect

/** Folders of one person's resources. */
export const folderStore = ({ db, school: { id: schoolId } }: TenantContext, personId: string) => {
  const own = and(eq(resourceFolder.schoolId, schoolId), eq(resourceFolder.personId, personId))
  const one = (id: string) => and(own, eq(resourceFolder.id, id))
  return {
    /** By name; all of them are held until the call ends where something about them is decided. */
    list: (): Promise<FolderRow[]> =>
      db.select().from(resourceFolder).where(own).orderBy(asc(resourceFolder.name)),
    lock: (): Promise<FolderRow[]> =>
      db.select().from(resourceFolder).where(own).orderBy(asc(resourceFolder.id)).for('update'),
    async find(id: string): Promise<FolderRow | undefined> {
      return (await db.select().from(resourceFolder).where(one(id)).for('key share'))[0]
    },
    /** How many resources lie in each. */
    async counts(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: resource.folderId, number: count() })
        .from(resource)
        .where(
          and(
            eq(resource.schoolId, schoolId),
            eq(resource.personId, personId),
            isNotNull(resource.folderId),
          ),
        )
        .groupBy(resource.folderId)
      return new Map(rows.map(({ id, number }) => [id ?? '', number]))
    },
    /** How many resources, and uploads on their way to it, hang on one. */
    async filled(id: string): Promise<number> {
      const resources = and(eq(resource.schoolId, schoolId), eq(resource.folderId, id))
      const uploads = and(eq(upload.schoolId, schoolId), eq(upload.folderId, id))
      return (await db.$count(resource, resources)) + (await db.$count(upload, uploads))
    },
    /** False where the id is taken. */
    async add(row: Omit<FolderRow, 'schoolId' | 'personId'>): Promise<boolean> {
      const { rowCount } = await db
        .insert(resourceFolder)
        .values({ ...row, schoolId, personId })
        .onConflictDoNothing()
      return rowCount === 1
    },
    async change(id: string, set: Pick<FolderRow, 'name' | 'parentId'>): Promise<void> {
      await db.update(resourceFolder).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(resourceFolder).where(one(id))
    },
  }
}
