import { and, asc, count, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { EntryState } from '@xinglin/contract/competitions'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { contest, contestEntry, contestMember, contestSchool } from '../contests/tables.ts'

export type EntryRow = typeof contestEntry.$inferSelect
export type MemberRow = typeof contestMember.$inferSelect

/** Whose entries of the visited school are meant: of somebody, or of all. */
export type OwnEntries = { readonly personId: string; readonly all: boolean }

const standing: EntryState[] = ['pending', 'accepted']

/** Entries of contests that a school holds, and those of its own people wherever they compete. */
export const entryStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const held = (contestId: string) =>
    and(eq(contestEntry.schoolId, schoolId), eq(contestEntry.contestId, contestId))
  const isMember = (personId: string): SQL =>
    exists(
      db
        .select({ one: sql`1` })
        .from(contestMember)
        .where(
          and(
            eq(contestMember.schoolId, contestEntry.schoolId),
            eq(contestMember.entryId, contestEntry.id),
            eq(contestMember.partnerId, schoolId),
            eq(contestMember.personId, personId),
          ),
        ),
    )
  const own = ({ personId, all }: OwnEntries): SQL | undefined =>
    and(
      eq(contestEntry.partnerId, schoolId),
      all ? undefined : or(eq(contestEntry.leaderId, personId), isMember(personId)),
    )
  const narrowed = (contestId: string, key: string, state: 'all' | EntryState): SQL | undefined =>
    and(
      held(contestId),
      state === 'all' ? undefined : eq(contestEntry.state, state),
      key === '' ? undefined : ilike(contestEntry.name, containing(key)),
    )
  return {
    /** Entries of a contest that the school holds, those that wait first. */
    list: (
      contestId: string,
      { key, state }: { readonly key: string; readonly state: 'all' | EntryState },
      page: number,
      size: number,
    ): Promise<EntryRow[]> =>
      db
        .select()
        .from(contestEntry)
        .where(narrowed(contestId, key, state))
        .orderBy(
          sql`case ${contestEntry.state} when 'pending' then 0 when 'accepted' then 1 else 2 end`,
          asc(contestEntry.submittedAt),
          asc(contestEntry.id),
        )
        .limit(size)
        .offset((page - 1) * size),
    count: (contestId: string, key: string, state: 'all' | EntryState): Promise<number> =>
      countListed(db, contestEntry, narrowed(contestId, key, state)),
    /** How many entries of some contests are in each state, by school. */
    async counts(contestIds: readonly string[]) {
      if (contestIds.length === 0) return []
      return db
        .select({
          contestId: contestEntry.contestId,
          partnerId: contestEntry.partnerId,
          state: contestEntry.state,
          n: count(),
        })
        .from(contestEntry)
        .where(
          and(
            eq(contestEntry.schoolId, schoolId),
            inArray(contestEntry.contestId, [...contestIds]),
          ),
        )
        .groupBy(contestEntry.contestId, contestEntry.partnerId, contestEntry.state)
    },
    /** How many entries of contests that the school holds wait, of all or of one owner's. */
    async waiting(ownerId: string | undefined): Promise<{ id: string; name: string; n: number }[]> {
      return db
        .select({ id: contest.id, name: contest.name, n: count() })
        .from(contestEntry)
        .innerJoin(
          contest,
          and(eq(contest.schoolId, contestEntry.schoolId), eq(contest.id, contestEntry.contestId)),
        )
        .where(
          and(
            eq(contestEntry.schoolId, schoolId),
            eq(contestEntry.state, 'pending'),
            ownerId === undefined ? undefined : eq(contest.ownerId, ownerId),
          ),
        )
        .groupBy(contest.id, contest.name)
    },
    /** An entry of a contest that the school holds. */
    async find(id: string): Promise<EntryRow | undefined> {
      return (
        await db
          .select()
          .from(contestEntry)
          .where(and(eq(contestEntry.schoolId, schoolId), eq(contestEntry.id, id)))
      )[0]
    },
    /** An entry of the school's own people, whoever holds the contest. */
    async findOwn(id: string, of: OwnEntries): Promise<EntryRow | undefined> {
      return (
        await db
          .select()
          .from(contestEntry)
          .where(and(own(of), eq(contestEntry.id, id)))
      )[0]
    },
    /** Those of some ids that are of the school's own people. */
    amongOwn: (of: OwnEntries, ids: readonly string[]): Promise<EntryRow[]> =>
      db
        .select()
        .from(contestEntry)
        .where(and(own(of), inArray(contestEntry.id, [...ids]))),
    /** Entries of the school's own people, the newest first; of some contests where they are named. */
    listOwn: (
      of: OwnEntries,
      contestIds: readonly string[] | undefined,
      page: number,
      size: number,
    ): Promise<EntryRow[]> =>
      db
        .select()
        .from(contestEntry)
        .where(and(own(of), contestIds && inArray(contestEntry.contestId, [...contestIds])))
        .orderBy(desc(contestEntry.submittedAt), desc(contestEntry.id))
        .limit(size)
        .offset((page - 1) * size),
    countOwn: (of: OwnEntries): Promise<number> => countListed(db, contestEntry, own(of)),
    async members(entryIds: readonly string[]): Promise<MemberRow[]> {
      if (entryIds.length === 0) return []
      return db
        .select()
        .from(contestMember)
        .where(
          and(
            or(eq(contestMember.schoolId, schoolId), eq(contestMember.partnerId, schoolId)),
            inArray(contestMember.entryId, [...entryIds]),
          ),
        )
        .orderBy(asc(contestMember.entryId), asc(contestMember.at))
    },
    /** Everybody of a school who entered a contest and stands in it. */
    async peopleOf(contestId: string, partnerId: string): Promise<string[]> {
      const rows = await db
        .select({ leaderId: contestEntry.leaderId, personId: contestMember.personId })
        .from(contestEntry)
        .innerJoin(
          contestMember,
          and(
            eq(contestMember.schoolId, contestEntry.schoolId),
            eq(contestMember.entryId, contestEntry.id),
          ),
        )
        .where(
          and(
            held(contestId),
            eq(contestEntry.partnerId, partnerId),
            inArray(contestEntry.state, standing),
          ),
        )
      return [...new Set(rows.flatMap(({ leaderId, personId }) => [leaderId, personId]))]
    },
    /** In which entry that stands each of some people competes, by their ids; whoever competes in none is left out. */
    async engaged(
      contestId: string,
      personIds: readonly string[],
    ): Promise<ReadonlyMap<string, string>> {
      if (personIds.length === 0) return new Map()
      const rows = await db
        .select({ personId: contestMember.personId, entryId: contestMember.entryId })
        .from(contestMember)
        .where(
          and(
            eq(contestMember.schoolId, schoolId),
            eq(contestMember.contestId, contestId),
            eq(contestMember.active, true),
            inArray(contestMember.personId, [...personIds]),
          ),
        )
      return new Map(rows.map(({ personId, entryId }) => [personId, entryId]))
    },
    /** Those of some ids that are entries already. */
    async amongIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: contestEntry.id })
        .from(contestEntry)
        .where(and(eq(contestEntry.schoolId, schoolId), inArray(contestEntry.id, [...ids])))
      return new Set(rows.map(({ id }) => id))
    },
    /** How many entries of a school stand. */
    used: (contestId: string, partnerId: string): Promise<number> =>
      db.$count(
        contestEntry,
        and(
          held(contestId),
          eq(contestEntry.partnerId, partnerId),
          inArray(contestEntry.state, standing),
        ),
      ),
    /** The own quota of a school in a contest; null where it has none. */
    async quotaOf(contestId: string, partnerId: string): Promise<number | null | undefined> {
      const [row] = await db
        .select({ quota: contestSchool.quota })
        .from(contestSchool)
        .where(
          and(
            eq(contestSchool.schoolId, schoolId),
            eq(contestSchool.contestId, contestId),
            eq(contestSchool.partnerId, partnerId),
          ),
        )
      return row?.quota
    },
    async add(row: Omit<EntryRow, 'schoolId'>, members: readonly Omit<MemberRow, 'schoolId'>[]) {
      await db.insert(contestEntry).values({ ...row, schoolId })
      await db.insert(contestMember).values(members.map((one) => ({ ...one, schoolId })))
    },
    /** Changes an entry; whether its people are engaged goes with its state. */
    async change(id: string, set: Partial<EntryRow>): Promise<void> {
      await db
        .update(contestEntry)
        .set(set)
        .where(and(eq(contestEntry.schoolId, schoolId), eq(contestEntry.id, id)))
      if (set.state !== undefined)
        await db
          .update(contestMember)
          .set({ active: standing.includes(set.state) })
          .where(and(eq(contestMember.schoolId, schoolId), eq(contestMember.entryId, id)))
    },
  }
}
