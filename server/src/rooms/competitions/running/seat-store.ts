import { and, eq, lt, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestSeat } from '../contests/run-tables.ts'

export type SeatRow = typeof contestSeat.$inferSelect

/** Who entered stations at computers of the contests that a school holds. */
export const seatStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const ofRound = (roundId: string) =>
    and(eq(contestSeat.schoolId, schoolId), eq(contestSeat.roundId, roundId))
  const one = (slotId: string, personId: string) =>
    and(
      eq(contestSeat.schoolId, schoolId),
      eq(contestSeat.slotId, slotId),
      eq(contestSeat.personId, personId),
    )
  return {
    ofRound: (roundId: string): Promise<SeatRow[]> =>
      db.select().from(contestSeat).where(ofRound(roundId)),
    async find(slotId: string, personId: string): Promise<SeatRow | undefined> {
      return (await db.select().from(contestSeat).where(one(slotId, personId)))[0]
    },
    /** Enters; whoever is there already has what their browser was found to have now. */
    async enter(
      row: Omit<SeatRow, 'schoolId' | 'timesLeft' | 'leftAt' | 'leftHow'>,
    ): Promise<void> {
      await db
        .insert(contestSeat)
        .values({ ...row, schoolId })
        .onConflictDoUpdate({
          target: [contestSeat.schoolId, contestSeat.slotId, contestSeat.personId],
          set: { checks: row.checks },
        })
    },
    /** Notes how often somebody left their page so far; a smaller number came late. */
    async leave(
      slotId: string,
      personId: string,
      { timesLeft, leftHow, leftAt }: Pick<SeatRow, 'timesLeft' | 'leftHow' | 'leftAt'>,
    ): Promise<void> {
      await db
        .update(contestSeat)
        .set({ timesLeft, leftHow, leftAt })
        .where(sql`${one(slotId, personId)} and ${lt(contestSeat.timesLeft, timesLeft)}`)
    },
    async clear(roundId: string): Promise<void> {
      await db.delete(contestSeat).where(ofRound(roundId))
    },
  }
}
