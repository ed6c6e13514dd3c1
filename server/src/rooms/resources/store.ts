import { and, eq } from 'drizzle-orm'
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

export const insertFile = async (db: Db, row: typeof file.$inferInsert): Promise<void> => {
  await db.insert(file).values(row)
}
