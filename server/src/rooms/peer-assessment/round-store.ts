import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { PeerRoundState } from '@xinglin/contract/peer-assessment'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { peerAppeal, peerRound, peerWork } from './tables.ts'

export type RoundRow = typeof peerRound.$inferSelect
export type PeerWorkRow = typeof peerWork.$inferSelect
export type AppealRow = typeof peerAppeal.$inferSelect

/** Narrows the list of rounds. */
export type WantedRounds = {
  readonly key: string
  readonly state: 'all' | PeerRoundState
  /** Somebody's own; undefined for all. */
  readonly ownerId: string | undefined
}

const underWay: PeerRoundState[] = ['running', 'replacing']

/** The rounds of peer assessment of the visited school, their works and the appeals. */
export const roundStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(peerRound.schoolId, schoolId)
  const one = (id: string) => and(own, eq(peerRound.id, id))
  const narrowed = ({ key, state, ownerId }: WantedRounds) =>
    and(
      own,
      key
        ? or(ilike(peerRound.title, containing(key)), ilike(peerRound.groupName, containing(key)))
        : undefined,
      state === 'all' ? undefined : eq(peerRound.state, state),
      ownerId === undefined ? undefined : eq(peerRound.ownerId, ownerId),
    )
  const work = (roundId: string, workId: string) =>
    and(eq(peerWork.schoolId, schoolId), eq(peerWork.roundId, roundId), eq(peerWork.workId, workId))
  const appeal = (roundId: string, workId: string) =>
    and(
      eq(peerAppeal.schoolId, schoolId),
      eq(peerAppeal.roundId, roundId),
      eq(peerAppeal.workId, workId),
    )
  return {
    async find(id: string): Promise<RoundRow | undefined> {
      return (await db.select().from(peerRound).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<RoundRow | undefined> {
      return (await db.select().from(peerRound).where(one(id)).for('update'))[0]
    },
    async among(ids: readonly string[]): Promise<RoundRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(peerRound)
        .where(and(own, inArray(peerRound.id, [...ids])))
        .orderBy(desc(peerRound.createdAt))
    },
    newest: (wanted: WantedRounds, no: number, size: number): Promise<RoundRow[]> =>
      db
        .select()
        .from(peerRound)
        .where(narrowed(wanted))
        .orderBy(desc(peerRound.createdAt), desc(peerRound.id))
        .limit(size)
        .offset((no - 1) * size),
    count: (wanted: WantedRounds): Promise<number> => countListed(db, peerRound, narrowed(wanted)),
    /** Rounds that are under way, held; those of other processes are left. */
    underWay: (): Promise<RoundRow[]> =>
      db
        .select()
        .from(peerRound)
        .where(and(own, inArray(peerRound.state, underWay)))
        .for('update', { skipLocked: true }),
    /** Those of an item that are under way. */
    ofItem: (itemId: string): Promise<RoundRow[]> =>
      db
        .select()
        .from(peerRound)
        .where(and(own, eq(peerRound.itemId, itemId), inArray(peerRound.state, underWay))),
    async add(row: Omit<RoundRow, 'schoolId'>): Promise<void> {
      await db.insert(peerRound).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<RoundRow>): Promise<void> {
      await db.update(peerRound).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(peerRound).where(one(id))
    },
    /** The works of some rounds, in the order in which they joined. */
    async works(roundIds: readonly string[]): Promise<PeerWorkRow[]> {
      if (roundIds.length === 0) return []
      return db
        .select()
        .from(peerWork)
        .where(and(eq(peerWork.schoolId, schoolId), inArray(peerWork.roundId, [...roundIds])))
        .orderBy(peerWork.joinedAt, peerWork.workId)
    },
    /** A person's own works in rounds. */
    worksOfPerson: (personId: string): Promise<PeerWorkRow[]> =>
      db
        .select()
        .from(peerWork)
        .where(and(eq(peerWork.schoolId, schoolId), eq(peerWork.personId, personId))),
    async addWorks(
      rows: readonly Pick<PeerWorkRow, 'roundId' | 'workId' | 'personId' | 'joinedAt'>[],
    ): Promise<void> {
      if (rows.length > 0)
        await db
          .insert(peerWork)
          .values(rows.map((row) => ({ ...row, schoolId })))
          .onConflictDoNothing()
    },
    async changeWork(roundId: string, workId: string, set: Partial<PeerWorkRow>): Promise<void> {
      await db.update(peerWork).set(set).where(work(roundId, workId))
    },
    async appeals(roundIds: readonly string[]): Promise<AppealRow[]> {
      if (roundIds.length === 0) return []
      return db
        .select()
        .from(peerAppeal)
        .where(and(eq(peerAppeal.schoolId, schoolId), inArray(peerAppeal.roundId, [...roundIds])))
    },
    async lockAppeal(roundId: string, workId: string): Promise<AppealRow | undefined> {
      return (await db.select().from(peerAppeal).where(appeal(roundId, workId)).for('update'))[0]
    },
    /** False where there is one already. */
    async addAppeal(row: Omit<AppealRow, 'schoolId'>): Promise<boolean> {
      const added = await db
        .insert(peerAppeal)
        .values({ ...row, schoolId })
        .onConflictDoNothing()
        .returning({ id: peerAppeal.workId })
      return added.length > 0
    },
    async changeAppeal(roundId: string, workId: string, set: Partial<AppealRow>): Promise<void> {
      await db.update(peerAppeal).set(set).where(appeal(roundId, workId))
    },
    /** Of somebody's rounds those with works that the teacher must mark or appeals that wait: how many of each. */
    async waitingFor(
      ownerId: string,
    ): Promise<{ row: RoundRow; works: number; appeals: number }[]> {
      const rows = await db
        .select({
          row: peerRound,
          works: sql<number>`(select count(*)::int from ${peerWork} where ${peerWork.schoolId} = ${schoolId} and ${peerWork.roundId} = ${peerRound.id} and ${peerWork.why} is not null)`,
          appeals: sql<number>`(select count(*)::int from ${peerAppeal} where ${peerAppeal.schoolId} = ${schoolId} and ${peerAppeal.roundId} = ${peerRound.id} and ${peerAppeal.state} = 'open')`,
        })
        .from(peerRound)
        .where(and(own, eq(peerRound.ownerId, ownerId), eq(peerRound.state, 'ended')))
      return rows.filter(({ works, appeals }) => works + appeals > 0)
    },
    /** How many works rounds have. */
    async sizes(roundIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (roundIds.length === 0) return new Map()
      const rows = await db
        .select({ id: peerWork.roundId, works: count() })
        .from(peerWork)
        .where(and(eq(peerWork.schoolId, schoolId), inArray(peerWork.roundId, [...roundIds])))
        .groupBy(peerWork.roundId)
      return new Map(rows.map(({ id, works }) => [id, works]))
    },
  }
}
