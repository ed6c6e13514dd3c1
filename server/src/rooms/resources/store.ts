import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/database'
import { file } from './tables.ts'

export type FileRow = typeof file.$inferSelect

export const findFile = async (
  db: Db,
  schoolId: string,
  id: string,
): Promise<FileRow | undefined> =>
  (
    await db
      .select()
      .from(file)
      .where(and(eq(file.schoolId, schoolId), eq(file.id, id)))
  )[0]

/** Those among some ids that are files of a school. */
export const findFiles = async (
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.schoolId, schoolId), inArray(file.id, [...ids])))
  return rows.map(({ id }) => id)
}

export const insertFile = async (db: Db, row: typeof file.$inferInsert): Promise<void> => {
  await db.insert(file).values(row)
}

/** Forgets a file; answers the name of its bytes where no other file of the school has them. */
export const deleteFile = async (
  db: Db,
  schoolId: string,
  id: string,
): Promise<string | undefined> => {
  const ofSchool = eq(file.schoolId, schoolId)
  const [gone] = await db
    .delete(file)
    .where(and(ofSchool, eq(file.id, id)))
    .returning({ sha256: file.sha256 })
  if (!gone) return undefined
  const others = await db
    .select({ id: file.id })
    .from(file)
    .where(and(ofSchool, eq(file.sha256, gone.sha256)))
    .limit(1)
  return others.length === 0 ? gone.sha256 : undefined
}
