import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Correction } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import { examRegrade } from './tables.ts'

export type RegradeRow = typeof examRegrade.$inferSelect

/** Regrades of examinations of the visited school, and what holds of their items by them. */
export const regradeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(examRegrade.schoolId, schoolId)
  const one = (id: string) => and(own, eq(examRegrade.id, id))
  const ofExam = (examId: string) => and(own, eq(examRegrade.examId, examId))
  return {
    /** The newest first. */
    ofExam: (examId: string): Promise<RegradeRow[]> =>
      db
        .select()
        .from(examRegrade)
        .where(ofExam(examId))
        .orderBy(desc(examRegrade.proposedAt), desc(examRegrade.id)),
    async among(ids: readonly string[]): Promise<ReadonlyMap<string, RegradeRow>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(examRegrade)
        .where(and(own, inArray(examRegrade.id, [...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    },
    async lock(id: string): Promise<RegradeRow | undefined> {
      return (await db.select().from(examRegrade).where(one(id)).for('update'))[0]
    },
    /** What waits for a second person, the oldest first. */
    proposed: (most: number): Promise<RegradeRow[]> =>
      db
        .select()
        .from(examRegrade)
        .where(and(own, eq(examRegrade.state, 'proposed')))
        .orderBy(asc(examRegrade.proposedAt))
        .limit(most),
    /** What holds of items of an examination otherwise than their questions say: of each what was applied last. */
    async corrections(examId: string): Promise<ReadonlyMap<string, Correction>> {
      const rows = await db
        .select({ unitId: examRegrade.unitId, correction: examRegrade.correction })
        .from(examRegrade)
        .where(and(ofExam(examId), eq(examRegrade.state, 'applied')))
        .orderBy(asc(examRegrade.decidedAt), asc(examRegrade.id))
      return new Map(rows.map(({ unitId, correction }) => [unitId, correction]))
    },
    async add(row: Omit<RegradeRow, 'schoolId'>): Promise<void> {
      await db.insert(examRegrade).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<RegradeRow>): Promise<void> {
      await db.update(examRegrade).set(set).where(one(id))
    },
  }
}
