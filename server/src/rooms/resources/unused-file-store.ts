import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { file, fileScan, unusedFile } from './tables.ts'

export type UnusedFileRow = Pick<
  typeof file.$inferSelect,
  'id' | 'mediaType' | 'bytes' | 'personId' | 'createdAt'
> & { readonly listedAt: Date }

/** The files of a school that nothing refers to. */
export const unusedFileStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (fileId: string) =>
    and(eq(unusedFile.schoolId, schoolId), eq(unusedFile.fileId, fileId))
  const waiting = and(eq(unusedFile.schoolId, schoolId), isNull(unusedFile.removedBytes))
  const ofList = and(eq(file.schoolId, unusedFile.schoolId), eq(file.id, unusedFile.fileId))
  return {
    /** Whether the last scan was before a moment; true for one caller alone, who then scans. A school that was never scanned begins to count now. */
    async beginScan(before: Date, at: Date): Promise<boolean> {
      const begun = await db
        .insert(fileScan)
        .values({ schoolId, scannedAt: at })
        .onConflictDoNothing()
      if (begun.rowCount === 1) return false
      const due = and(eq(fileScan.schoolId, schoolId), lt(fileScan.scannedAt, before))
      const { rowCount } = await db.update(fileScan).set({ scannedAt: at }).where(due)
      return rowCount === 1
    },
    /** Files that were there before a moment. */
    async filesBefore(before: Date): Promise<string[]> {
      const where = and(eq(file.schoolId, schoolId), lt(file.createdAt, before))
      return (await db.select({ id: file.id }).from(file).where(where)).map(({ id }) => id)
    },
    /** Lists files from a moment on; those that are listed keep their moment. */
    async list(fileIds: readonly string[], at: Date): Promise<void> {
      if (fileIds.length === 0) return
      const rows = fileIds.map((fileId) => ({ schoolId, fileId, listedAt: at }))
      await db.insert(unusedFile).values(rows).onConflictDoNothing()
    },
    async unlist(fileIds: readonly string[]): Promise<void> {
      if (fileIds.length === 0) return
      await db.delete(unusedFile).where(and(waiting, inArray(unusedFile.fileId, [...fileIds])))
    },
    /** Forgets entries of files that are gone by another way. */
    async unlistGone(): Promise<void> {
      const there = db.select({ id: file.id }).from(file).where(ofList)
      await db.delete(unusedFile).where(and(waiting, notExists(there)))
    },
    /** Files listed before a moment, held until the transaction ends; those that somebody begins to use now are passed over. */
    async lockListedBefore(before: Date, most: number): Promise<string[]> {
      const rows = await db
        .select({ id: file.id })
        .from(unusedFile)
        .innerJoin(file, ofList)
        .where(and(waiting, lt(unusedFile.listedAt, before)))
        .orderBy(asc(unusedFile.listedAt), asc(unusedFile.fileId))
        .limit(most)
        .for('update', { of: file, skipLocked: true })
      return rows.map(({ id }) => id)
    },
    /** Notes that the row of a file is gone, and which bytes have to follow. */
    async markRemoved(fileId: string, removedBytes: string[]): Promise<void> {
      await db.update(unusedFile).set({ removedBytes }).where(one(fileId))
    },
    /** Files whose rows are gone and whose bytes are not yet. */
    async removed(): Promise<{ fileId: string; bytes: string[] }[]> {
      const rows = await db
        .select({ fileId: unusedFile.fileId, bytes: unusedFile.removedBytes })
        .from(unusedFile)
        .where(and(eq(unusedFile.schoolId, schoolId), isNotNull(unusedFile.removedBytes)))
      return rows.map(({ fileId, bytes }) => ({ fileId, bytes: bytes ?? [] }))
    },
    async forget(fileId: string): Promise<void> {
      await db.delete(unusedFile).where(one(fileId))
    },
    /** How many are listed, and what they take in bytes. */
    async sum(): Promise<{ files: number; bytes: number }> {
      const [row] = await db
        .select({ files: count(), bytes: sql<string>`coalesce(sum(${file.bytes}), 0)` })
        .from(unusedFile)
        .innerJoin(file, ofList)
        .where(waiting)
      return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
    },
    /** A page of them, those that are removed soonest first. */
    page: (index: number, size: number): Promise<UnusedFileRow[]> =>
      db
        .select({
          id: file.id,
          mediaType: file.mediaType,
          bytes: file.bytes,
          personId: file.personId,
          createdAt: file.createdAt,
          listedAt: unusedFile.listedAt,
        })
        .from(unusedFile)
        .innerJoin(file, ofList)
        .where(waiting)
        .orderBy(asc(unusedFile.listedAt), asc(unusedFile.fileId))
        .limit(size)
        .offset((index - 1) * size),
  }
}
