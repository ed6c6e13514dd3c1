import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database'
import { queryOf, type Reading } from './query.ts'

/** The token table of a room: school, token, object. */
export type Tokens = {
  readonly schoolId: PgColumn
  readonly token: PgColumn
  readonly object: PgColumn
}

/** How many rows are looked through at most for one reading: the newest; and as many that begin with it. */
const lookedThrough = 200

const literal = (value: number): SQL => sql.raw(String(value))

/** Rows that have some tokens, newest first; equality alone, which row-level security leaves its index. */
const having = (tokens: Tokens, schoolId: string, wanted: readonly string[]): SQL => {
  const { object, token, schoolId: school } = tokens
  const { table } = object
  const [first = '', ...others] = wanted
  const where = [
    eq(school, schoolId),
    eq(token, first),
    ...others.map(
      (other) =>
        sql`exists (select 1 from ${table} other where other.school_id = ${schoolId}::uuid and other.token = ${other} and other.${sql.identifier(object.name)} = ${object})`,
    ),
  ]
  return sql`(select ${object} as id from ${table} where ${and(...where)} order by ${object} desc limit ${literal(lookedThrough)})`
}

const hits = (tokens: Tokens, schoolId: string, { tokens: wanted, start }: Reading): SQL[] => [
  ...(start === '' ? [] : [having(tokens, schoolId, [start])]),
  having(tokens, schoolId, wanted),
]

/** The condition that a row is found, none when nothing is looked for; and whether more were led to than are looked at. */
export type SearchCondition = { readonly where: SQL | undefined; readonly more: boolean }

/**
 * The condition that a row is found by a search text: `id` is among the rows its tokens lead to, and every term is in
 * `text`. Two steps, as no planner can guess how many rows a token leads to.
 */
export const searchCondition = async (
  db: Db,
  key: string,
  {
    id,
    text,
    tokens,
    schoolId,
  }: { id: PgColumn; text: PgColumn; tokens: Tokens; schoolId: string },
): Promise<SearchCondition> => {
  const terms = queryOf(key)
  const [leading] = terms
  // Signs alone are looked for and found nowhere.
  if (!leading) return { where: key.trim() === '' ? undefined : sql`false`, more: false }
  const led = leading.flatMap((reading) => hits(tokens, schoolId, reading))
  const { rows } = await db.execute<{ id: string }>(sql.join(led, sql` union `))
  const ids = `{${rows.map((row) => row.id).join(',')}}`
  const held = terms.map((readings) =>
    or(...readings.map(({ needle }) => sql`strpos(${text}, ${needle}) > 0`)),
  )
  return {
    where: and(sql`${id} = any(${ids}::uuid[])`, ...held),
    more: rows.length >= lookedThrough,
  }
}

/** Where in its text a row was found, for an order by relevance: 1 is the very beginning of its first text. */
export const searchConditionAt = (key: string, text: PgColumn): SQL | undefined => {
  const [leading] = queryOf(key)
  const needles = (leading ?? []).map(({ needle }) => sql`nullif(strpos(${text}, ${needle}), 0)`)
  return needles.length === 0 ? undefined : sql`least(${sql.join(needles, sql`, `)})`
}
