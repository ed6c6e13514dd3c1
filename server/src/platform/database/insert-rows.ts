import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/**
 * Inserts whole rows by a statement of one parameter: the same one for however many, which is parsed once. Rows whose key is
 * there already are left out; answers what `key` is in those that came in. No columns of bytes.
 */
export const insertRows = async <Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  key: PgColumn,
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([member, { name }]) => [name, row[member]])),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const inserted = await db.execute<{ key: string }>(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::json)
    on conflict do nothing returning ${sql.identifier(key.name)}::text as key`)
  return new Set(inserted.rows.map((row) => row.key))
}
