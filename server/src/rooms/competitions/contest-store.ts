import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
import { contest, contestSchool } from './tables.ts'

export type ContestRow = typeof contest.$inferSelect

/** Narrows contests; empty members ask nothing. */
export type WantedContests = {
  readonly season?: string
  readonly gameType?: number
  readonly holder?: string
}

/** The contests that the visited school holds or takes part in; drafts are for those alone who run the school that holds them. */
export const contestStore = ({ db, school: { id: schoolId }, who }: Visit) => {
  const runs = who === 'admin' || who === 'operator'
  const own = runs
    ? eq(contest.schoolId, schoolId)
    : and(eq(contest.schoolId, schoolId), ne(contest.status, 0))
  const visible = or(
    own,
    and(sql`${contest.openTo} @> array[${schoolId}::uuid]`, ne(contest.status, 0)),
  )
  const narrowed = ({ season, gameType, holder }: WantedContests): SQL | undefined =>
    and(
      visible,
      season ? eq(contest.season, season) : undefined,
      gameType ? eq(contest.gameType, gameType) : undefined,
      holder ? eq(contest.schoolId, holder) : undefined,
    )
  return {
    list: (wanted: WantedContests = {}): Promise<ContestRow[]> =>
      db.select().from(contest).where(narrowed(wanted)),
    /** Whether a school holds a contest that the visited one may see. */
    isHolder: async (holder: string): Promise<boolean> =>
      (await db.$count(contest, narrowed({ holder }))) > 0,
    /** The schools that take part in such contests, with their areas. */
    async partners(wanted: WantedContests, area = ''): Promise<{ id: string; area: string }[]> {
      return db
        .selectDistinct({ id: contestSchool.partnerId, area: contestSchool.area })
        .from(contestSchool)
        .innerJoin(
          contest,
          and(
            eq(contest.schoolId, contestSchool.schoolId),
            eq(contest.id, contestSchool.contestId),
          ),
        )
        .where(and(narrowed(wanted), area ? eq(contestSchool.area, area) : undefined))
    },
    /** How many contests of the own school are of each season. */
    seasons: (): Promise<{ code: string; uses: number }[]> =>
      db
        .select({ code: contest.season, uses: sql<number>`count(*)::int` })
        .from(contest)
        .where(eq(contest.schoolId, schoolId))
        .groupBy(contest.season),
    /** How many entries of the own school’s contests are of each area. */
    areas: (): Promise<{ code: string; uses: number }[]> =>
      db
        .select({ code: contestSchool.area, uses: sql<number>`count(*)::int` })
        .from(contestSchool)
        .where(eq(contestSchool.schoolId, schoolId))
        .groupBy(contestSchool.area),
  }
}
