import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countedTo } from '@xinglin/contract/call'
import type { UserSort } from '@xinglin/contract/identity'
import { searchCondition } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { account, person, personToken } from './tables.ts'
import { isThere, lastSeenOf, withMoment, type UserRow } from './user-store.ts'

/** That a person is somewhere, as a condition on the column that holds the person's id. */
export type IsPlaced = (personId: PgColumn) => SQL

/** Narrows the list of people. */
export type WantedUsers = {
  readonly key: string
  readonly roleType: number
  readonly state: 'all' | 'active' | 'fresh' | 'disabled'
  readonly collegeId: string | undefined
  /** Only those of some 院系; undefined for everybody. */
  readonly among: readonly string[] | undefined
  /** That a person is in a grade or a 行政班, from the room that knows it. */
  readonly isPlaced: IsPlaced | undefined
}

const tokens = {
  schoolId: personToken.schoolId,
  token: personToken.token,
  object: personToken.personId,
}

/** A name as it is spelt: the first line of what a search looks through has it behind the name; an index keeps it. */
const spelt = sql`split_part(${person.searchText}, '|', 2)`
const keys = { name: spelt, number: sql`${person.numberNorm}`, created: sql`${person.createdAt}` }

const orderOf = (sort: UserSort) => {
  const isDown = sort.startsWith('-')
  return { key: keys[sort.replace('-', '') as keyof typeof keys], isDown }
}

/** The people of a school in the order and as far as those who run it ask. */
export const userListStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const joined = and(eq(account.schoolId, person.schoolId), eq(account.id, person.accountId))
  const own = eq(person.schoolId, schoolId)
  const inState = {
    all: undefined,
    active: eq(account.disabled, false),
    fresh: and(eq(account.disabled, false), eq(account.mustChange, true)),
    disabled: eq(account.disabled, true),
  }
  const narrowed = async (wanted: WantedUsers): Promise<SQL | undefined> =>
    and(
      own,
      isThere,
      wanted.roleType === 0 ? undefined : eq(person.roleType, wanted.roleType),
      inState[wanted.state],
      wanted.collegeId === undefined ? undefined : eq(person.collegeId, wanted.collegeId),
      wanted.among && inArray(person.collegeId, [...wanted.among]),
      wanted.isPlaced?.(person.id),
      (
        await searchCondition(db, wanted.key, {
          id: person.id,
          text: person.searchText,
          tokens,
          schoolId,
        })
      ).where,
    )
  /** How many there are, counted no further than lists are. In an order that an index has, so that no more are read. */
  const countOf = async (where: SQL | undefined, { state }: WantedUsers): Promise<number> => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select 1 from ${person}
        ${state === 'all' ? sql`` : sql`inner join ${account} on ${joined}`}
        where ${where}
        order by ${person.createdAt} desc, ${person.id} desc
        limit ${sql.raw(String(countedTo + 1))}) as listed`)
    return rows[0]?.count ?? 0
  }
  return {
    /** A page in an order, and how many there are; with `after`, those behind that person whatever page it is. */
    async list(
      wanted: WantedUsers,
      {
        sort,
        after,
        page,
        size,
      }: { sort: UserSort; after: string | undefined; page: number; size: number },
    ): Promise<{ readonly rows: readonly UserRow[]; readonly count: number }> {
      // What is searched for leads to some hundred people: found once, for the page and the number.
      const where = await narrowed(wanted)
      const { key, isDown } = orderOf(sort)
      const behind =
        after === undefined
          ? undefined
          : sql`(${key}, ${person.id}) ${sql.raw(isDown ? '<' : '>')} (select ${key}, ${person.id} from ${person} where ${own} and ${person.id} = ${after}::uuid)`
      const order = isDown ? [desc(key), desc(person.id)] : [asc(key), asc(person.id)]
      // A search leads to so few that they are counted with the page; else all would be read for one page.
      const counts = wanted.key.trim() !== '' && behind === undefined
      const total = counts ? sql<number | null>`count(*) over ()::int` : sql<null>`null::int`
      const listed = db
        .select({ id: person.id, total: total.as('total') })
        .from(person)
        .$dynamic()
      const chosen = (wanted.state === 'all' ? listed : listed.innerJoin(account, joined))
        .where(and(where, behind))
        .orderBy(...order)
        .limit(size)
        .offset(after === undefined ? (page - 1) * size : 0)
        .as('chosen')
      const rows = await db
        .select({ account, person, lastSeen: lastSeenOf(schoolId), total: chosen.total })
        .from(chosen)
        .innerJoin(person, and(own, eq(person.id, chosen.id)))
        .innerJoin(account, joined)
        .orderBy(...order)
      const count = rows[0]?.total ?? (await countOf(where, wanted))
      return { rows: rows.map(withMoment), count: Math.min(count, countedTo + 1) }
    },
  }
}
