import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestRun, contestSheet, contestSlot } from '../contests/run-tables.ts'

export type RunRow = typeof contestRun.$inferSelect
export type SlotRow = typeof contestSlot.$inferSelect

/** The teams of the rounds that a school holds, and when they are where. */
export const runStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const runsOf = (roundId: string) =>
    and(eq(contestRun.schoolId, schoolId), eq(contestRun.roundId, roundId))
  const slotsOf = (roundId: string) =>
    and(eq(contestSlot.schoolId, schoolId), eq(contestSlot.roundId, roundId))
  return {
    /** The teams of a round by the numbers that they drew. */
    runs: (roundId: string): Promise<RunRow[]> =>
      db.select().from(contestRun).where(runsOf(roundId)).orderBy(asc(contestRun.no)),
    slots: (roundId: string): Promise<SlotRow[]> =>
      db
        .select()
        .from(contestSlot)
        .where(slotsOf(roundId))
        .orderBy(asc(contestSlot.step), asc(contestSlot.lane)),
    /** The slots at a station. */
    slotsAt: (stationId: string): Promise<SlotRow[]> =>
      db
        .select()
        .from(contestSlot)
        .where(and(eq(contestSlot.schoolId, schoolId), eq(contestSlot.stationId, stationId))),
    async findSlot(id: string): Promise<SlotRow | undefined> {
      return (
        await db
          .select()
          .from(contestSlot)
          .where(and(eq(contestSlot.schoolId, schoolId), eq(contestSlot.id, id)))
      )[0]
    },
    async findRun(roundId: string, entryId: string): Promise<RunRow | undefined> {
      return (
        await db
          .select()
          .from(contestRun)
          .where(and(runsOf(roundId), eq(contestRun.entryId, entryId)))
      )[0]
    },
    /** How many steps a round has. */
    async steps(roundId: string): Promise<number> {
      const [row] = await db
        .select({ most: sql<number>`coalesce(max(${contestSlot.step}), 0)::int` })
        .from(contestSlot)
        .where(slotsOf(roundId))
      return row?.most ?? 0
    },
    /** How many sheets of each team at each station were sent for good. */
    async lockedCounts(roundId: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ slotId: contestSheet.slotId, n: count() })
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            eq(contestSheet.roundId, roundId),
            isNotNull(contestSheet.lockedAt),
          ),
        )
        .groupBy(contestSheet.slotId)
      return new Map(rows.map(({ slotId, n }) => [slotId, n]))
    },
    /** Who sent which sheets of a round for good. */
    lockedBy: (roundId: string): Promise<{ slotId: string; personId: string }[]> =>
      db
        .select({ slotId: contestSheet.slotId, personId: contestSheet.personId })
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            eq(contestSheet.roundId, roundId),
            isNotNull(contestSheet.lockedAt),
          ),
        ),
    async plan(
      runs: readonly Omit<RunRow, 'schoolId'>[],
      slots: readonly Omit<SlotRow, 'schoolId'>[],
    ): Promise<void> {
      await db.insert(contestRun).values(runs.map((row) => ({ ...row, schoolId })))
      await db.insert(contestSlot).values(slots.map((row) => ({ ...row, schoolId })))
    },
    async unplan(roundId: string): Promise<void> {
      await db.delete(contestSlot).where(slotsOf(roundId))
      await db.delete(contestRun).where(runsOf(roundId))
    },
    async changeRun(roundId: string, entryId: string, set: Partial<RunRow>): Promise<void> {
      await db
        .update(contestRun)
        .set(set)
        .where(and(runsOf(roundId), eq(contestRun.entryId, entryId)))
    },
    async changeSlots(ids: readonly string[], set: Partial<SlotRow>): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(contestSlot)
        .set(set)
        .where(and(eq(contestSlot.schoolId, schoolId), inArray(contestSlot.id, [...ids])))
    },
  }
}
