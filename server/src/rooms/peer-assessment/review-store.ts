import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { peerCalibration, peerReview } from './tables.ts'

export type ReviewRow = typeof peerReview.$inferSelect
export type CalibrationRow = typeof peerCalibration.$inferSelect

/** What peers say of works, and of samples. */
export const reviewStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(peerReview.schoolId, schoolId)
  const one = (id: string) => and(own, eq(peerReview.id, id))
  const sample = eq(peerCalibration.schoolId, schoolId)
  return {
    async find(id: string): Promise<ReviewRow | undefined> {
      return (await db.select().from(peerReview).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<ReviewRow | undefined> {
      return (await db.select().from(peerReview).where(one(id)).for('update'))[0]
    },
    /** The reviews of some rounds, in the order in which they were dealt. */
    async ofRounds(roundIds: readonly string[]): Promise<ReviewRow[]> {
      if (roundIds.length === 0) return []
      return db
        .select()
        .from(peerReview)
        .where(and(own, inArray(peerReview.roundId, [...roundIds])))
        .orderBy(asc(peerReview.id))
    },
    /** The reviews that somebody owes or wrote. */
    ofReviewer: (reviewerId: string): Promise<ReviewRow[]> =>
      db
        .select()
        .from(peerReview)
        .where(and(own, eq(peerReview.reviewerId, reviewerId)))
        .orderBy(asc(peerReview.id)),
    async add(rows: readonly Omit<ReviewRow, 'schoolId'>[]): Promise<void> {
      if (rows.length > 0)
        await db.insert(peerReview).values(rows.map((row) => ({ ...row, schoolId })))
    },
    async change(ids: readonly string[], set: Partial<ReviewRow>): Promise<void> {
      if (ids.length > 0)
        await db
          .update(peerReview)
          .set(set)
          .where(and(own, inArray(peerReview.id, [...ids])))
    },
    /** Reviews that are missed by now; what was handed in at the same moment is not. */
    async miss(ids: readonly string[], at: Date): Promise<void> {
      if (ids.length > 0)
        await db
          .update(peerReview)
          .set({ missedAt: at })
          .where(and(own, inArray(peerReview.id, [...ids]), isNull(peerReview.submittedAt)))
    },
    async remove(ids: readonly string[]): Promise<void> {
      if (ids.length > 0)
        await db.delete(peerReview).where(and(own, inArray(peerReview.id, [...ids])))
    },
    async calibrations(roundIds: readonly string[]): Promise<CalibrationRow[]> {
      if (roundIds.length === 0) return []
      return db
        .select()
        .from(peerCalibration)
        .where(and(sample, inArray(peerCalibration.roundId, [...roundIds])))
    },
    async calibration(roundId: string, personId: string): Promise<CalibrationRow | undefined> {
      const [row] = await db
        .select()
        .from(peerCalibration)
        .where(
          and(sample, eq(peerCalibration.roundId, roundId), eq(peerCalibration.personId, personId)),
        )
      return row
    },
    /** The first one holds: the answer tells what is right. */
    async calibrate(row: Omit<CalibrationRow, 'schoolId'>): Promise<void> {
      await db
        .insert(peerCalibration)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
    },
  }
}
