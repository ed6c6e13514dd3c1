import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './database.ts'

/** A column that holds ids of something that may be put together with another of its kind. */
export type Reference = {
  readonly table: string
  readonly column: string
  /** The row that this one is a part of, by its id: both go, or neither. */
  readonly part?: { readonly column: string; readonly of: Reference }
}

/** A unique index in which such a column stands: its other columns, and for which rows it holds. */
type UniqueIndex = { readonly others: readonly string[]; readonly predicate: string | null }

const uniqueIndexes = async (db: Db, { table, column }: Reference): Promise<UniqueIndex[]> => {
  const { rows } = await db.execute<{ columns: string[]; predicate: string | null }>(sql`
    select array_agg(a.attname::text) as columns, pg_get_expr(i.indpred, i.indrelid) as predicate
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = to_regclass(${`public.${table}`}) and i.indisunique
    group by i.indexrelid, i.indpred, i.indrelid`)
  return rows
    .filter(({ columns }) => columns.includes(column))
    .map(({ columns, predicate }) => ({
      others: columns.filter((one) => one !== column && one !== 'school_id'),
      predicate,
    }))
}

type Pair = { readonly schoolId: string; readonly from: string; readonly to: string }

/** That a row of `from` would stand beside one of `to` that is the same to a unique index. */
const meets = ({ table, column }: Reference, pair: Pair, index: UniqueIndex): SQL => {
  const [name, of] = [sql.identifier(table), sql.identifier(column)]
  const holds = index.predicate === null ? sql`true` : sql.raw(index.predicate)
  const rowsOf = (id: string) =>
    sql`(select * from ${name} where school_id = ${pair.schoolId}::uuid and ${of} = ${id}::uuid and ${holds})`
  const same = index.others.map(
    (other) => sql`kept.${sql.identifier(other)} = ${name}.${sql.identifier(other)}`,
  )
  return sql`exists (select from ${rowsOf(pair.to)} kept where ${sql.join([sql`true`, ...same], sql` and `)})
    and ${name}.ctid in (select ctid from ${name} where school_id = ${pair.schoolId}::uuid and ${of} = ${pair.from}::uuid and ${holds})`
}

/** That a row of `from` stays: it is the same as one of `to`, or what it is a part of stays. */
const meeting = async (db: Db, reference: Reference, pair: Pair): Promise<SQL> => {
  const indexes = await uniqueIndexes(db, reference)
  const each = indexes.map((index) => sql`(${meets(reference, pair, index)})`)
  const { part } = reference
  if (part) {
    const [name, of] = [sql.identifier(part.of.table), sql.identifier(part.of.column)]
    each.push(sql`${sql.identifier(reference.table)}.${sql.identifier(part.column)} in (
      select id from ${name} where school_id = ${pair.schoolId}::uuid
        and ${of} = ${pair.from}::uuid and ${await meeting(db, part.of, pair)})`)
  }
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`
}

/** How many rows of `from` there are in a column, and how many of them cannot stand beside those of `to`. */
export const countReferences = async (
  db: Db,
  reference: Reference,
  pair: Pair,
): Promise<{ readonly all: number; readonly meeting: number }> => {
  const [name, of] = [sql.identifier(reference.table), sql.identifier(reference.column)]
  const { rows } = await db.execute<{ all: number; meeting: number }>(sql`
    select count(*)::int as all,
      count(*) filter (where ${await meeting(db, reference, pair)})::int as meeting
    from ${name} where school_id = ${pair.schoolId}::uuid and ${of} = ${pair.from}::uuid`)
  return rows[0] ?? { all: 0, meeting: 0 }
}

/** Hands the rows of `from` to `to`, but for those that cannot stand beside what is there; answers how many went. */
export const moveReferences = async (db: Db, reference: Reference, pair: Pair): Promise<number> => {
  const [name, of] = [sql.identifier(reference.table), sql.identifier(reference.column)]
  const { rowCount } = await db.execute(sql`
    update ${name} set ${of} = ${pair.to}::uuid
    where school_id = ${pair.schoolId}::uuid and ${of} = ${pair.from}::uuid
      and not ${await meeting(db, reference, pair)}`)
  return rowCount ?? 0
}

/** Which of some ids stand in a column. */
export const amongReferences = async (
  db: Db,
  { table, column }: Reference,
  schoolId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const [name, of] = [sql.identifier(table), sql.identifier(column)]
  const { rows } = await db.execute<{ id: string }>(sql`
    select w.id::text as id from unnest(${`{${ids.join(',')}}`}::uuid[]) as w (id)
    where exists (select from ${name} where school_id = ${schoolId}::uuid and ${of} = w.id)`)
  return rows.map(({ id }) => id)
}
