import { sql } from 'drizzle-orm'
import type { Db } from '#platform/database'

/**
 * Tables that grow with every click and hold no id of a file; everything else that belongs to a school is searched, so
 * that a new table is looked into without anybody thinking of it.
 */
export const tablesWithoutFiles = [
  'attempt_event',
  'audit',
  'consultation_event',
  'experiment_event',
  'file',
  'idempotency',
  'operation_event',
  'unused_file',
] as const

const longestScan = '120s'
const uuidPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** What a text with a UUID in it looks like to LIKE, which passes over others much faster than a regular expression. */
const uuidLike = '%________-____-____-____-____________%'

type Searched = { readonly table: string; readonly ids: string[]; readonly texts: string[] }

/** The tables of schools with their columns that can hold an id: by itself, or within a text. */
const searchedTables = async (db: Db, besides: readonly string[]): Promise<Searched[]> => {
  const known = sql.join(
    [...tablesWithoutFiles, ...besides].map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await db.execute<Searched>(sql`
    select c.relname as table,
      coalesce(array_agg(a.attname::text) filter (where t.typname = 'uuid'), '{}') as ids,
      coalesce(array_agg(a.attname::text) filter (where t.typname <> 'uuid'), '{}') as texts
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in (${known}) and a.attname <> 'school_id'
      and t.typname in ('uuid', '_uuid', 'text', '_text', 'varchar', '_varchar', 'json', 'jsonb')
      and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'school_id')
    group by c.relname order by c.relname`)
  return rows
}

const anyOf = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )

/** Those among some files of a school whose id stands anywhere in a row of the school, but for rows of tables that are named. */
export const referencedFiles = async (
  db: Db,
  schoolId: string,
  ids: readonly string[],
  besides: readonly string[] = [],
): Promise<ReadonlySet<string>> => {
  const references = new Set<string>()
  if (ids.length === 0) return references
  await db.execute(sql.raw(`set local statement_timeout = '${longestScan}'`))
  const wanted = sql`(select unnest(${`{${ids.join(',')}}`}::uuid[]) as id) wanted`
  const keep = (rows: readonly { readonly id: string }[]): void => {
    for (const { id } of rows) references.add(id)
  }
  for (const { table, ids: columns, texts } of await searchedTables(db, besides)) {
    const from = sql.identifier(table)
    if (columns.length > 0) {
      const { rows } = await db.execute<{ id: string }>(sql`
        select distinct wanted.id from ${wanted} join (
          select named from ${from}, unnest(array[${anyOf(columns)}]) named where school_id = ${schoolId}
        ) searched on searched.named = wanted.id`)
      keep(rows)
    }
    for (const column of texts) {
      const text = sql`${sql.identifier(column)}::text`
      const { rows } = await db.execute<{ id: string }>(sql`
        select distinct wanted.id from ${wanted} join (
          select named[1] from ${from}, regexp_matches(${text}, ${uuidPattern}, 'gi') named
          where school_id = ${schoolId} and ${text} like ${uuidLike}
        ) searched (named) on searched.named::uuid = wanted.id`)
      keep(rows)
    }
  }
  return references
}
