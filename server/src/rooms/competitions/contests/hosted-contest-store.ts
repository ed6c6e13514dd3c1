import { and, count, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { ContestRow } from './contest-store.ts'
import { contestMaterial, contestProctor } from './preparation-tables.ts'
import { contestJudge, contestRound, contestStation } from './round-tables.ts'
import { contest, contestCourse, contestSchool } from './tables.ts'

/** Narrows the list of those who hold contests. */
export type WantedContest = {
  readonly key: string
  readonly status: number | undefined
  /** Somebody's own; undefined for all. */
  readonly ownerId: string | undefined
}

/** A school that is let in. */
export type PartnerRow = Omit<typeof contestSchool.$inferSelect, 'schoolId' | 'contestId'>

/** The contests that a school holds. */
export const hostedContestStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(contest.schoolId, schoolId)
  const one = (id: string) => and(own, eq(contest.id, id))
  const narrowed = ({ key, status, ownerId }: WantedContest): SQL | undefined =>
    and(
      own,
      key === '' ? undefined : ilike(contest.name, containing(key)),
      status === undefined ? undefined : eq(contest.status, status),
      ownerId === undefined ? undefined : eq(contest.ownerId, ownerId),
    )
  const partnersOf = (id: string) =>
    and(eq(contestSchool.schoolId, schoolId), eq(contestSchool.contestId, id))
  return {
    list: (wanted: WantedContest, page: number, size: number): Promise<ContestRow[]> =>
      db
        .select()
        .from(contest)
        .where(narrowed(wanted))
        .orderBy(desc(contest.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedContest): Promise<number> => countListed(db, contest, narrowed(wanted)),
    async find(id: string): Promise<ContestRow | undefined> {
      return (await db.select().from(contest).where(one(id)))[0]
    },
    /** A contest, its row held until the call ends. */
    async lock(id: string): Promise<ContestRow | undefined> {
      return (await db.select().from(contest).where(one(id)).for('update'))[0]
    },
    async add(row: Omit<ContestRow, 'schoolId'>): Promise<void> {
      await db.insert(contest).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<ContestRow>): Promise<void> {
      await db.update(contest).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      for (const part of [
        contestJudge,
        contestStation,
        contestRound,
        contestCourse,
        contestProctor,
        contestMaterial,
      ])
        await db.delete(part).where(and(eq(part.schoolId, schoolId), eq(part.contestId, id)))
      await db.delete(contestSchool).where(partnersOf(id))
      await db.delete(contest).where(one(id))
    },
    partners: (id: string): Promise<PartnerRow[]> =>
      db
        .select({
          partnerId: contestSchool.partnerId,
          area: contestSchool.area,
          quota: contestSchool.quota,
        })
        .from(contestSchool)
        .where(partnersOf(id)),
    /** How many schools take part in each of some contests. */
    async partnerCounts(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ id: contestSchool.contestId, n: count() })
        .from(contestSchool)
        .where(
          and(eq(contestSchool.schoolId, schoolId), inArray(contestSchool.contestId, [...ids])),
        )
        .groupBy(contestSchool.contestId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
    /** Lets in these schools and no others. */
    async letIn(id: string, partners: readonly PartnerRow[]): Promise<void> {
      await db.delete(contestSchool).where(partnersOf(id))
      if (partners.length > 0)
        await db
          .insert(contestSchool)
          .values(partners.map((row) => ({ ...row, schoolId, contestId: id })))
    },
  }
}
