import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { examWritten } from './tables.ts'

export type WrittenRow = typeof examWritten.$inferSelect

/** The answers of examinations that people mark. */
export const writtenStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(examWritten.schoolId, schoolId)
  return {
    async add(row: Omit<WrittenRow, 'schoolId'>): Promise<void> {
      await db.insert(examWritten).values({ ...row, schoolId })
    },
    /** The versions of a work, the first first. */
    versions: (id: string): Promise<WrittenRow[]> =>
      db
        .select()
        .from(examWritten)
        .where(and(own, eq(examWritten.id, id)))
        .orderBy(asc(examWritten.no)),
    /** The works of some attempts, each with its attempt. */
    async worksOf(attemptIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (attemptIds.length === 0) return new Map()
      const rows = await db
        .selectDistinct({ id: examWritten.id, attemptId: examWritten.attemptId })
        .from(examWritten)
        .where(and(own, inArray(examWritten.attemptId, [...attemptIds])))
      return new Map(rows.map(({ id, attemptId }) => [id, attemptId]))
    },
    /** Whose attempts some works are of. */
    async attemptsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectDistinct({ id: examWritten.id, attemptId: examWritten.attemptId })
        .from(examWritten)
        .where(and(own, inArray(examWritten.id, [...ids])))
      return new Map(rows.map(({ id, attemptId }) => [id, attemptId]))
    },
    /** The newest version of each answer of an attempt, by its question. */
    async newest(attemptId: string): Promise<ReadonlyMap<string, WrittenRow>> {
      const rows = await db
        .select()
        .from(examWritten)
        .where(and(own, eq(examWritten.attemptId, attemptId)))
        .orderBy(asc(examWritten.no))
      return new Map(rows.map((row) => [row.unitId, row]))
    },
  }
}
