import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import type { KeptFile } from '#resources'
import { contestObjection } from '../contests/result-tables.ts'
import { contestSheet } from '../contests/run-tables.ts'
import type { RoundMarks } from '../scoring/score-round.ts'

export type ObjectionRow = typeof contestObjection.$inferSelect

/** What the results of the contests that a school holds come from, and what is said against them. */
export const resultStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) =>
    and(eq(contestObjection.schoolId, schoolId), eq(contestObjection.id, id))
  const ofRound = (roundId: string) =>
    and(eq(contestObjection.schoolId, schoolId), eq(contestObjection.roundId, roundId))
  return {
    /** The sheets of a round that were sent for good. */
    async marks(roundId: string): Promise<RoundMarks['marks']> {
      const rows = await db
        .select({
          slotId: contestSheet.slotId,
          judge: contestSheet.personId,
          share: contestSheet.share,
          rating: contestSheet.rating,
        })
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            eq(contestSheet.roundId, roundId),
            isNotNull(contestSheet.lockedAt),
          ),
        )
      return rows.flatMap(({ share, ...rest }) => (share === null ? [] : [{ ...rest, share }]))
    },
    /** What each judge of a round gave for good, with the picture of a paper sheet. */
    judged: (
      roundId: string,
    ): Promise<
      { slotId: string; personId: string; share: number | null; photo: KeptFile | null }[]
    > =>
      db
        .select({
          slotId: contestSheet.slotId,
          personId: contestSheet.personId,
          share: contestSheet.share,
          photo: contestSheet.photo,
        })
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            eq(contestSheet.roundId, roundId),
            isNotNull(contestSheet.lockedAt),
          ),
        )
        .orderBy(asc(contestSheet.slotId), asc(contestSheet.personId)),
    /** Lays files beside an objection. */
    async setFiles(id: string, files: ObjectionRow['files']): Promise<void> {
      await db.update(contestObjection).set({ files }).where(one(id))
    },
    /** The sheets of a round that were sent for good, as their judges filled them in. */
    sheets: (
      roundId: string,
    ): Promise<{ slotId: string; points: Record<string, number>; remark: string }[]> =>
      db
        .select({
          slotId: contestSheet.slotId,
          points: contestSheet.points,
          remark: contestSheet.remark,
        })
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            eq(contestSheet.roundId, roundId),
            isNotNull(contestSheet.lockedAt),
          ),
        ),
    /** The objections to a round, the oldest first. */
    objections: (roundId: string): Promise<ObjectionRow[]> =>
      db
        .select()
        .from(contestObjection)
        .where(ofRound(roundId))
        .orderBy(asc(contestObjection.createdAt), asc(contestObjection.id)),
    async findObjection(id: string): Promise<ObjectionRow | undefined> {
      return (await db.select().from(contestObjection).where(one(id)))[0]
    },
    async object(row: Omit<ObjectionRow, 'schoolId'>): Promise<void> {
      await db.insert(contestObjection).values({ ...row, schoolId })
    },
    async decide(id: string, set: Partial<ObjectionRow>): Promise<void> {
      await db.update(contestObjection).set(set).where(one(id))
    },
  }
}
