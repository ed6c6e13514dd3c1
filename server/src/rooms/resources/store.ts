import { and, eq, inArray, or, sql } from 'drizzle-orm'
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

/** Those among some ids that are files of a school; they cannot be removed until the transaction ends. */
export const lockFiles = async (
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.schoolId, schoolId), inArray(file.id, [...ids])))
    .orderBy(file.id)
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Those among some files of a school that a person uploaded. */
export const ownFiles = async (
  db: Db,
  schoolId: string,
  personId: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(
      and(eq(file.schoolId, schoolId), eq(file.personId, personId), inArray(file.id, [...ids])),
    )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Keeps bytes from being removed until the transaction ends: others that have the same ones may hold them too, a removal
 * (`alone`) waits. Called before the bytes are written, as the row that names them is not seen until it is committed.
 */
export const lockBytes = async (
  db: Db,
  sha256: string,
  how: 'shared' | 'alone' = 'shared',
): Promise<void> => {
  const key = sql`hashtextextended(${`bytes ${sha256}`}, 0)`
  await db.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  )
}

export const insertFile = async (db: Db, row: typeof file.$inferInsert): Promise<void> => {
  await db.insert(file).values(row)
}

/** Whether a file of a school has some bytes, as itself or as its small variant. */
export const hasBytes = async (db: Db, schoolId: string, sha256: string): Promise<boolean> => {
  const isIt = or(eq(file.sha256, sha256), eq(file.smallSha256, sha256))
  const where = and(eq(file.schoolId, schoolId), isIt)
  return (await db.select({ id: file.id }).from(file).where(where).limit(1)).length > 0
}

/** Forgets a file; answers the names of its bytes, which other files may have too. */
export const deleteFile = async (db: Db, schoolId: string, id: string): Promise<string[]> => {
  const rows = await db
    .delete(file)
    .where(and(eq(file.schoolId, schoolId), eq(file.id, id)))
    .returning({ sha256: file.sha256, small: file.smallSha256 })
  return rows.flatMap(({ sha256, small }) => (small === null ? [sha256] : [sha256, small]))
}

/** The hashes of some files of a school, by their ids. */
export const fileHashes = async (
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: file.id, sha256: file.sha256 })
    .from(file)
    .where(and(eq(file.schoolId, schoolId), inArray(file.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]))
}
