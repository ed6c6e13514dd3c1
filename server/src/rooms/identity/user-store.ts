import { and, count, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import { countedTo } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import type { Findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { deletedPerson } from './people-tables.ts'
import { claimsOf, nameStore, Taken } from './name-store.ts'
import type { AccountRow, PersonRow } from './store.ts'
import { openSessions } from './session-memory.ts'
import { account, person, personToken, session } from './tables.ts'

/** A person with the account, and when one of the sessions was last used. */
export type UserRow = {
  readonly account: AccountRow
  readonly person: PersonRow
  readonly lastSeen: Date | null
}

/**
 * That somebody is neither in the bin nor erased; asked row by row, as a join of both tables would read them whole. As a truth
 * value: the planner takes "is null" for rare, expects few rows, and would sort all people of a school for one page.
 */
export const isThere = sql`not coalesce((select true from ${deletedPerson} gone where gone.school_id = ${person.schoolId} and gone.person_id = ${person.id}), false)`

/** When one of an account's sessions was last used. */
export const lastSeenOf = (schoolId: string) =>
  sql<
    string | null
  >`(select max(${session.lastSeen}) from ${session} where ${session.schoolId} = ${schoolId}::uuid and ${session.accountId} = ${account.id})`

/** A row as it was read, with that moment. */
export const withMoment = <T extends { lastSeen: string | null }>(row: T) => ({
  ...row,
  lastSeen: row.lastSeen === null ? null : new Date(row.lastSeen),
})

/** Who runs a school, as far as they may sign in. */
export const administratorIds = async ({
  db,
  school: { id: schoolId },
}: TenantContext): Promise<string[]> => {
  const rows = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(
      account,
      and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId)),
    )
    .where(
      and(
        eq(person.schoolId, schoolId),
        eq(person.roleType, role.admin),
        eq(account.disabled, false),
        isThere,
      ),
    )
  return rows.map(({ id }) => id)
}

/** The people of a school, for those who run it. */
export const userStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const lastSeen = lastSeenOf(schoolId)
  const joined = and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId))
  const among = async (ids: readonly string[], where: SQL): Promise<UserRow[]> => {
    if (ids.length === 0) return []
    const rows = await db
      .select({ account, person, lastSeen })
      .from(person)
      .innerJoin(account, joined)
      .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...ids]), where))
    return rows.map(withMoment)
  }
  return {
    total: (): Promise<number> => db.$count(person, eq(person.schoolId, schoolId)),
    /** Those of a role who may sign in. */
    active: (roleType: number): Promise<{ id: string; number: string }[]> =>
      db
        .select({ id: person.id, number: person.number })
        .from(person)
        .innerJoin(account, joined)
        .where(
          and(
            eq(person.schoolId, schoolId),
            eq(person.roleType, roleType),
            eq(account.disabled, false),
          ),
        ),
    /** How many people have a role, as far as lists count: by the index of roles, and no further. */
    async countInRole(roleType: number): Promise<number> {
      const { rows } = await db.execute<{ n: number }>(sql`
        select count(*)::int as n from (
          select 1 from ${person}
          where ${person.schoolId} = ${schoolId}::uuid and ${person.roleType} = ${roleType} and ${isThere}
          order by ${person.createdAt} desc, ${person.id} desc
          limit ${sql.raw(String(countedTo + 1))}) as listed`)
      return rows[0]?.n ?? 0
    },
    /** How many people chose each code. */
    chosen: (column: 'education' | 'nation'): Promise<{ code: string; uses: number }[]> =>
      db
        .select({ code: person[column], uses: sql<number>`count(*)::int` })
        .from(person)
        .where(and(eq(person.schoolId, schoolId), ne(person[column], '')))
        .groupBy(person[column]),
    /** Some people, but for those in the bin and the erased. */
    find: (ids: readonly string[]): Promise<UserRow[]> => among(ids, isThere),
    /** Holds the rows of some people until the call ends, in one order, so that no two wait for each other. */
    async lock(ids: readonly string[]): Promise<void> {
      await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...ids])))
        .orderBy(person.id)
        .for('update')
    },
    /** Some people of the bin, or erased. */
    findDeleted: (ids: readonly string[]): Promise<UserRow[]> => among(ids, not(isThere)),
    /** Which of some login names and numbers are somebody's already; with whose person they are. */
    async taken(logins: readonly string[], numbers: readonly string[]) {
      if (logins.length + numbers.length === 0) return []
      // Either signs in: a name that is another's number would be taken for it.
      const names = sql`any(${sql.param([...new Set([...logins, ...numbers])])}::text[])`
      const among = (where: SQL) =>
        db
          .select({ id: person.id, login: account.loginNorm, number: person.numberNorm })
          .from(person)
          .innerJoin(account, joined)
          .where(and(eq(person.schoolId, schoolId), where))
      // Two searches, each by its index: one over both tables would read every person.
      return among(sql`${account.loginNorm} = ${names}`).union(
        among(sql`${person.numberNorm} = ${names}`),
      )
    },
    /** Changes somebody; throws `Taken` where something would sign in another. */
    async change(
      row: UserRow,
      set: { person: Partial<PersonRow>; account: Partial<AccountRow> },
    ): Promise<void> {
      const now = { ...row.account, ...set.account, ...row.person, ...set.person }
      const claims = claimsOf(now)
      const names = nameStore({ db, school: { id: schoolId } })
      const taken = await names.claim(claims)
      if (taken.length > 0) throw new Taken(taken)
      await names.release([now.id], claims)
      await db
        .update(person)
        .set(set.person)
        .where(and(eq(person.schoolId, schoolId), eq(person.id, row.person.id)))
      await db
        .update(account)
        .set(set.account)
        .where(and(eq(account.schoolId, schoolId), eq(account.id, row.account.id)))
    },
    async disable(accountIds: readonly string[], disabled: boolean): Promise<void> {
      await db
        .update(account)
        .set({ disabled })
        .where(and(eq(account.schoolId, schoolId), inArray(account.id, [...accountIds])))
      openSessions.forget('')
      if (disabled)
        await db
          .delete(session)
          .where(and(eq(session.schoolId, schoolId), inArray(session.accountId, [...accountIds])))
    },
    /** Administrators who can sign in, but for some; until the call ends nobody else takes one away, so that two do not take away each other. */
    async otherAdmins(roleType: number, without: readonly string[]): Promise<number> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`administrators ${schoolId}`}, 0))`,
      )
      const [row] = await db
        .select({ n: count() })
        .from(person)
        .innerJoin(account, joined)
        .where(
          and(
            eq(person.schoolId, schoolId),
            eq(person.roleType, roleType),
            eq(account.disabled, false),
            ...without.map((id) => ne(person.id, id)),
          ),
        )
      return row?.n ?? 0
    },
    /** Makes people findable by other words. */
    async index(all: readonly { readonly id: string; readonly words: Findable }[]): Promise<void> {
      for (const { id, words } of all) {
        await db
          .update(person)
          .set({ searchText: words.text })
          .where(and(eq(person.schoolId, schoolId), eq(person.id, id)))
        await db
          .delete(personToken)
          .where(and(eq(personToken.schoolId, schoolId), eq(personToken.personId, id)))
        await db
          .insert(personToken)
          .values(words.tokens.map((token) => ({ schoolId, token, personId: id })))
      }
    },
    unindexed: (upTo: number): Promise<{ account: AccountRow; person: PersonRow }[]> =>
      db
        .select({ account, person })
        .from(person)
        .innerJoin(account, joined)
        .where(and(eq(person.schoolId, schoolId), eq(person.searchText, '')))
        .limit(upTo),
  }
}
