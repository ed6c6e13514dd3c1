import { and, asc, desc, eq } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestPracticeRun, contestPracticeStation } from '../contests/practice-tables.ts'

export type PracticeStationRow = typeof contestPracticeStation.$inferSelect
export type PracticeRunRow = typeof contestPracticeRun.$inferSelect

/** As many rounds as are compared, the newest. */
const most = 3_000

/** The stations that are practised for the contests that a school holds, and the rounds at them. */
export const practiceStationStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const of = (contestId: string) =>
    and(
      eq(contestPracticeStation.schoolId, schoolId),
      eq(contestPracticeStation.contestId, contestId),
    )
  return {
    stations: (contestId: string): Promise<PracticeStationRow[]> =>
      db
        .select()
        .from(contestPracticeStation)
        .where(of(contestId))
        .orderBy(asc(contestPracticeStation.at)),
    /** Gives a contest these stations, and no others. */
    async set(contestId: string, rows: readonly PracticeStationRow[]): Promise<void> {
      await db.delete(contestPracticeStation).where(of(contestId))
      if (rows.length > 0) await db.insert(contestPracticeStation).values([...rows])
    },
    /** Whether other contests have stations of an id. */
    async find(id: string): Promise<PracticeStationRow | undefined> {
      const one = and(
        eq(contestPracticeStation.schoolId, schoolId),
        eq(contestPracticeStation.id, id),
      )
      return (await db.select().from(contestPracticeStation).where(one))[0]
    },
    /** The rounds of the people of a school. */
    runs: (contestId: string, partnerId: string): Promise<PracticeRunRow[]> =>
      db
        .select()
        .from(contestPracticeRun)
        .where(
          and(
            eq(contestPracticeRun.schoolId, schoolId),
            eq(contestPracticeRun.contestId, contestId),
            eq(contestPracticeRun.partnerId, partnerId),
          ),
        )
        .orderBy(desc(contestPracticeRun.startedAt))
        .limit(most),
    /** The newest round of a person at a station. */
    async newest(stationId: string, personId: string): Promise<PracticeRunRow | undefined> {
      const [row] = await db
        .select()
        .from(contestPracticeRun)
        .where(
          and(
            eq(contestPracticeRun.schoolId, schoolId),
            eq(contestPracticeRun.stationId, stationId),
            eq(contestPracticeRun.personId, personId),
          ),
        )
        .orderBy(desc(contestPracticeRun.startedAt))
        .limit(1)
      return row
    },
    async begin(row: Omit<PracticeRunRow, 'schoolId'>): Promise<void> {
      await db.insert(contestPracticeRun).values({ schoolId, ...row })
    },
  }
}
