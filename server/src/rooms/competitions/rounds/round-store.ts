import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { contestJudge, contestRound, contestStation } from '../contests/round-tables.ts'

export type RoundRow = typeof contestRound.$inferSelect
export type StationRow = typeof contestStation.$inferSelect
export type JudgeRow = typeof contestJudge.$inferSelect

/** A round with its stations in their order, and who judges them. */
export type WholeRound = {
  readonly round: RoundRow
  readonly stations: readonly StationRow[]
  readonly judges: readonly JudgeRow[]
}

/** The rounds of the contests that a school holds. */
export const roundStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(contestRound.schoolId, schoolId), eq(contestRound.id, id))
  const stationsOf = (roundIds: readonly string[]) =>
    and(eq(contestStation.schoolId, schoolId), inArray(contestStation.roundId, [...roundIds]))
  const judgesOf = (roundIds: readonly string[]) =>
    and(eq(contestJudge.schoolId, schoolId), inArray(contestJudge.roundId, [...roundIds]))
  const whole = async (rounds: readonly RoundRow[]): Promise<WholeRound[]> => {
    if (rounds.length === 0) return []
    const ids = rounds.map(({ id }) => id)
    const stations = await db
      .select()
      .from(contestStation)
      .where(stationsOf(ids))
      .orderBy(asc(contestStation.at))
    const judges = await db
      .select()
      .from(contestJudge)
      .where(judgesOf(ids))
      .orderBy(asc(contestJudge.lane), asc(contestJudge.name), asc(contestJudge.personId))
    return rounds.map((round) => ({
      round,
      stations: stations.filter(({ roundId }) => roundId === round.id),
      judges: judges.filter(({ roundId }) => roundId === round.id),
    }))
  }
  const removeStations = async (id: string): Promise<void> => {
    await db.delete(contestJudge).where(judgesOf([id]))
    await db.delete(contestStation).where(stationsOf([id]))
  }
  return {
    /** All rounds of a contest, in their order. */
    async ofContest(contestId: string): Promise<WholeRound[]> {
      const rows = await db
        .select()
        .from(contestRound)
        .where(and(eq(contestRound.schoolId, schoolId), eq(contestRound.contestId, contestId)))
        .orderBy(asc(contestRound.no))
      return whole(rows)
    },
    async find(id: string): Promise<WholeRound | undefined> {
      return (await whole(await db.select().from(contestRound).where(one(id))))[0]
    },
    /** Which version each round of a contest is at: what is shown of them changes with it, or by sheets. */
    async versions(contestId: string): Promise<string> {
      const rows = await db
        .select({ id: contestRound.id, version: contestRound.version })
        .from(contestRound)
        .where(and(eq(contestRound.schoolId, schoolId), eq(contestRound.contestId, contestId)))
        .orderBy(contestRound.no)
      return rows.map(({ id, version }) => `${id} ${version}`).join(' ')
    },
    async findRow(id: string): Promise<RoundRow | undefined> {
      return (await db.select().from(contestRound).where(one(id)))[0]
    },
    /** Which of some ids are stations of another round, or of another contest. */
    async areTaken(ids: readonly string[], butIn: string): Promise<boolean> {
      if (ids.length === 0) return false
      const rows = await db
        .select({ roundId: contestStation.roundId })
        .from(contestStation)
        .where(and(eq(contestStation.schoolId, schoolId), inArray(contestStation.id, [...ids])))
      return rows.some(({ roundId }) => roundId !== butIn)
    },
    async add(row: Omit<typeof contestRound.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(contestRound).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<RoundRow>): Promise<void> {
      await db.update(contestRound).set(set).where(one(id))
    },
    /** The examination of a station, once it was made; null takes it away. */
    async setExam(stationId: string, examId: string | null): Promise<void> {
      await db
        .update(contestStation)
        .set({ examId })
        .where(and(eq(contestStation.schoolId, schoolId), eq(contestStation.id, stationId)))
    },
    /** Gives a round these stations and judges, and no others. */
    async setStations(
      id: string,
      stations: readonly Omit<StationRow, 'schoolId'>[],
      judges: readonly Omit<JudgeRow, 'schoolId'>[],
    ): Promise<void> {
      await removeStations(id)
      if (stations.length > 0)
        await db.insert(contestStation).values(stations.map((row) => ({ ...row, schoolId })))
      if (judges.length > 0)
        await db.insert(contestJudge).values(judges.map((row) => ({ ...row, schoolId })))
    },
    async remove(id: string): Promise<void> {
      await removeStations(id)
      await db.delete(contestRound).where(one(id))
    },
  }
}
