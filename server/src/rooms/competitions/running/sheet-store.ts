import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestJudge, contestRound, contestStation } from '../contests/round-tables.ts'
import { contestRun, contestSheet, contestSlot } from '../contests/run-tables.ts'
import type { JudgeRow, RoundRow, StationRow } from '../rounds/round-store.ts'
import type { RunRow, SlotRow } from './run-store.ts'

export type SheetRow = typeof contestSheet.$inferSelect

/** The sheets that judges fill in at the contests that a school holds. */
export const sheetStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (slotId: string, personId: string) =>
    and(
      eq(contestSheet.schoolId, schoolId),
      eq(contestSheet.slotId, slotId),
      eq(contestSheet.personId, personId),
    )
  const judging = (contestId: string, personId: string) =>
    and(
      eq(contestJudge.schoolId, schoolId),
      eq(contestJudge.contestId, contestId),
      eq(contestJudge.personId, personId),
    )
  return {
    /** Where somebody judges in a contest. */
    judgingOf: (contestId: string, personId: string): Promise<JudgeRow[]> =>
      db.select().from(contestJudge).where(judging(contestId, personId)),
    /** A team at a station where somebody judges, with the station; undefined where there is none, or somebody else judges. */
    async judgedSlot(
      contestId: string,
      slotId: string,
      personId: string,
    ): Promise<
      | {
          readonly slot: SlotRow
          readonly judge: JudgeRow
          readonly run: RunRow
          readonly station: StationRow
        }
      | undefined
    > {
      const [row] = await db
        .select({
          slot: contestSlot,
          judge: contestJudge,
          run: contestRun,
          station: contestStation,
        })
        .from(contestSlot)
        .innerJoin(
          contestJudge,
          and(
            eq(contestJudge.schoolId, schoolId),
            eq(contestJudge.stationId, contestSlot.stationId),
            eq(contestJudge.lane, contestSlot.lane),
            eq(contestJudge.personId, personId),
          ),
        )
        .innerJoin(
          contestRun,
          and(
            eq(contestRun.schoolId, schoolId),
            eq(contestRun.roundId, contestSlot.roundId),
            eq(contestRun.entryId, contestSlot.entryId),
          ),
        )
        .innerJoin(
          contestStation,
          and(eq(contestStation.schoolId, schoolId), eq(contestStation.id, contestSlot.stationId)),
        )
        .where(
          and(
            eq(contestSlot.schoolId, schoolId),
            eq(contestSlot.contestId, contestId),
            eq(contestSlot.id, slotId),
          ),
        )
      return row
    },
    /** A round that stays in its state until the call ends; others may save meanwhile. */
    async shareRound(id: string): Promise<RoundRow | undefined> {
      return (
        await db
          .select()
          .from(contestRound)
          .where(and(eq(contestRound.schoolId, schoolId), eq(contestRound.id, id)))
          .for('share')
      )[0]
    },
    /** What somebody marked so far in some rounds. */
    async ofJudge(roundIds: readonly string[], personId: string): Promise<SheetRow[]> {
      if (roundIds.length === 0) return []
      return db
        .select()
        .from(contestSheet)
        .where(
          and(
            eq(contestSheet.schoolId, schoolId),
            inArray(contestSheet.roundId, [...roundIds]),
            eq(contestSheet.personId, personId),
          ),
        )
    },
    async find(slotId: string, personId: string): Promise<SheetRow | undefined> {
      return (await db.select().from(contestSheet).where(one(slotId, personId)))[0]
    },
    /** Lays a picture beside a sheet, or takes it away; a sheet of which there is nothing yet begins with it. */
    async setPhoto(
      key: Pick<SheetRow, 'slotId' | 'personId' | 'contestId' | 'roundId'>,
      photo: SheetRow['photo'],
      at: Date,
    ): Promise<void> {
      await db
        .insert(contestSheet)
        .values({ ...key, schoolId, points: {}, remark: '', seq: 0, savedAt: at, photo })
        .onConflictDoUpdate({
          target: [contestSheet.schoolId, contestSheet.slotId, contestSheet.personId],
          set: { photo },
        })
    },
    /** Keeps a sheet; undefined where the server has a newer change, or it was sent for good. */
    async save(row: Omit<SheetRow, 'schoolId' | 'photo'>): Promise<SheetRow | undefined> {
      const { slotId: _slot, personId: _person, contestId: _contest, roundId: _round, ...set } = row
      const [kept] = await db
        .insert(contestSheet)
        .values({ ...row, schoolId })
        .onConflictDoUpdate({
          target: [contestSheet.schoolId, contestSheet.slotId, contestSheet.personId],
          set,
          setWhere: sql`${lt(contestSheet.seq, row.seq)} and ${isNull(contestSheet.lockedAt)}`,
        })
        .returning()
      return kept
    },
  }
}
