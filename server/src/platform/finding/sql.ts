import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { queryOf, type Reading } from './query.ts'

/** The token table of a room: school, token, object. */
export type Tokens = {
  readonly schoolId: PgColumn
  readonly token: PgColumn
  readonly object: PgColumn
}

/** How many rows are looked through at most for one reading: the newest. */
const lookedThrough = 1_000

/** Rows that have what a reading asks for, newest first; equality alone, which row-level security leaves its index. */
const hits = (tokens: Tokens, schoolId: string, { tokens: wanted }: Reading): SQL => {
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
  return sql`(select ${object} from ${table} where ${and(...where)} order by ${object} desc limit ${sql.raw(String(lookedThrough))})`
}

/**
 * The condition that a row is found by a search text: `id` is among the rows its tokens lead to, and every term is in
 * `text`. Undefined when nothing is looked for.
 */
export const found = (
  key: string,
  {
    id,
    text,
    tokens,
    schoolId,
  }: { id: PgColumn; text: PgColumn; tokens: Tokens; schoolId: string },
): SQL | undefined => {
  const terms = queryOf(key)
  const [leading] = terms
  // Signs alone are looked for and found nowhere.
  if (!leading) return key.trim() === '' ? undefined : sql`false`
  const led = leading.map((reading) => hits(tokens, schoolId, reading))
  const among = inArray(id, sql`(${sql.join(led, sql` union `)})`)
  const held = terms.map((readings) =>
    or(...readings.map(({ needle }) => sql`strpos(${text}, ${needle}) > 0`)),
  )
  return and(among, ...held)
}

/** Where in its text a row was found, for an order by relevance: 1 is the very beginning of its first text. */
export const foundAt = (key: string, text: PgColumn): SQL | undefined => {
  const [leading] = queryOf(key)
  const needles = (leading ?? []).map(({ needle }) => sql`nullif(strpos(${text}, ${needle}), 0)`)
  return needles.length === 0 ? undefined : sql`least(${sql.join(needles, sql`, `)})`
}
