import { sql, type SQL } from 'drizzle-orm'
import type { UseKind } from '@xinglin/contract/resources'
import type { TenantContext } from '#platform/visit'

/** Rows in which files are named, and by which column they belong to the thing that is told; `through` names the table of versions between. */
type UsingTable = {
  readonly table: string
  readonly column: string
  readonly through?: {
    readonly table: string
    /** Which of its columns names the row; `id` unless said. */
    readonly key?: string
    readonly column: string
  }
}

/** One kind of thing in which files are used: its tables, and where it has its title. Told by who knows the rooms above. */
export type FileUseSource = {
  readonly kind: UseKind
  readonly named: { readonly table: string; readonly title: string }
  readonly tables: readonly UsingTable[]
}

/** A thing that names a file. */
export type FileUse = {
  readonly named: string
  readonly kind: UseKind
  readonly id: string
  readonly title: string
}

const mostTold = 200

/** Things of the school that name any of some ids, wherever in their rows these stand. */
export const fileUsesIn = async (
  { db, school: { id: schoolId } }: TenantContext,
  { kind, named, tables }: FileUseSource,
  ids: readonly string[],
): Promise<FileUse[]> => {
  if (ids.length === 0) return []
  const [thing, title] = [sql.identifier(named.table), sql.identifier(named.title)]
  const uses: FileUse[] = []
  for (const { table, column, through } of tables) {
    const from = sql.identifier(table)
    const owner = sql`hit.${sql.identifier(column)}`
    const between: SQL = through
      ? sql`join ${sql.identifier(through.table)} v on v.school_id = ${schoolId} and v.${sql.identifier(through.key ?? 'id')} = ${owner}`
      : sql``
    const object = through ? sql`v.${sql.identifier(through.column)}` : owner
    // Rows are looked through once for all ids; which of them stands there is asked of those few.
    const { rows } = await db.execute<{ named: string; id: string; title: string }>(sql`
      with hit as materialized (
        select t.*, to_jsonb(t)::text as whole from ${from} t
        where t.school_id = ${schoolId} and to_jsonb(t)::text ~ ${ids.join('|')}
      )
      select distinct w.id::text as named, n.id::text as id, n.${title} as title
      from hit join unnest(${`{${ids.join(',')}}`}::uuid[]) w(id) on position(w.id::text in hit.whole) > 0
      ${between}
      join ${thing} n on n.school_id = ${schoolId} and n.id = ${object}
      limit ${mostTold}`)
    for (const row of rows)
      if (!uses.some((use) => use.named === row.named && use.id === row.id))
        uses.push({ ...row, kind })
  }
  return uses
}
