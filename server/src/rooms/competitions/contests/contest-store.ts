import { and, desc, eq, gt, ilike, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { containing, countListed } from '#platform/database'
import type { TenantContext, Visit } from '#platform/visit'
import { contest, contestSchool } from './tables.ts'

export type ContestRow = typeof contest.$inferSelect

/** Narrows contests; empty members ask nothing. */
export type WantedContests = {
  readonly season?: string
  readonly gameType?: number
  readonly holder?: string
}

/** Narrows the lobby; `at` is now. */
export type WantedGames = {
  readonly key: string
  readonly season: string
  readonly gameType: number
  readonly state: 'all' | 'enrol' | 'running' | 'over'
  readonly at: Date
}

const runningFirst = sql`case when ${contest.status} in (2, 3, 4, 7) then 0 when ${contest.status} in (0, 1) then 1 else 2 end`

/** The contests that the visited school holds or takes part in; drafts are for those alone who run the school that holds them. */
export const contestStore = ({
  db,
  school: { id: schoolId },
  who,
}: TenantContext & Pick<Visit, 'who'>) => {
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
  const gamesOf = ({ key, season, gameType, state, at }: WantedGames): SQL | undefined =>
    and(
      visible,
      ne(contest.status, 0),
      key ? ilike(contest.name, containing(key)) : undefined,
      season ? eq(contest.season, season) : undefined,
      gameType ? eq(contest.gameType, gameType) : undefined,
      state === 'enrol'
        ? and(eq(contest.status, 1), lte(contest.enrolOpensAt, at), gt(contest.enrolClosesAt, at))
        : undefined,
      state === 'running' ? inArray(contest.status, [1, 2, 3, 4, 7]) : undefined,
      state === 'over' ? inArray(contest.status, [5, 6, 8]) : undefined,
    )
  return {
    list: (wanted: WantedContests = {}): Promise<ContestRow[]> =>
      db.select().from(contest).where(narrowed(wanted)),
    /** One that the visitor may see. */
    async find(id: string): Promise<ContestRow | undefined> {
      return (
        await db
          .select()
          .from(contest)
          .where(and(visible, eq(contest.id, id)))
      )[0]
    },
    /** Those of some ids that the visitor may see. */
    async among(ids: readonly string[]): Promise<ContestRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(contest)
        .where(and(visible, inArray(contest.id, [...ids])))
    },
    /** A page of those that are no drafts, running ones first. */
    games: (wanted: WantedGames, page: number, size: number): Promise<ContestRow[]> =>
      db
        .select()
        .from(contest)
        .where(gamesOf(wanted))
        .orderBy(runningFirst, desc(contest.startsAt), desc(contest.id))
        .limit(size)
        .offset((page - 1) * size),
    countGames: (wanted: WantedGames): Promise<number> => countListed(db, contest, gamesOf(wanted)),
    /** The schools of one that the visitor may see, the holder first. */
    async partnersOf({
      id,
      schoolId: holder,
    }: ContestRow): Promise<{ id: string; area: string }[]> {
      const rows = await db
        .select({ id: contestSchool.partnerId, area: contestSchool.area })
        .from(contestSchool)
        .where(and(eq(contestSchool.schoolId, holder), eq(contestSchool.contestId, id)))
      return rows.toSorted((a, b) => Number(b.id === holder) - Number(a.id === holder))
    },
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
