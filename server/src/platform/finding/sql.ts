import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { queryOf, type Reading } from './query.ts'

/** The token table of a room: school, token, object. */
export type Tokens = {
  readonly schoolId: PgColumn
  readonly token: PgColumn
  readonly object: PgColumn
}

/** How many rows are looked through at most for one reading: the newest. */
const lookedThrough = 2_000

/** The text after every text that begins with this one, in the order of code points. */
const after = (prefix: string): string => {
  const last = prefix.codePointAt(prefix.length - 1) ?? 0
  return prefix.slice(0, -1) + String.fromCodePoint(last + 1)
}

/** Rows that hold what a reading asks for, newest first; equality alone, which row-level security leaves its index. */
const hits = (tokens: Tokens, schoolId: string, { tokens: wanted, prefix }: Reading): SQL => {
  const { object, token, schoolId: school } = tokens
  const { table } = object
  const [first = '', ...others] = wanted
  const leads =
    prefix === ''
      ? eq(token, first)
      : and(gte(token, sql`${prefix} collate "C"`), lt(token, sql`${after(prefix)} collate "C"`))
  const where = [
    eq(school, schoolId),
    leads,
    ...others.map(
      (other) =>
        sql`exists (select 1 from ${table} other where other.school_id = ${schoolId}::uuid and other.token = ${other} and other.${sql.identifier(object.name)} = ${object})`,
    ),
  ]
  return sql`(select distinct ${object} from ${table} where ${and(...where)} order by ${object} desc limit ${sql.raw(String(lookedThrough))})`
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
