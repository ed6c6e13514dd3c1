import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A table as it is copied: what is generated makes itself anew. */
export type Table = {
  readonly name: string
  readonly columns: readonly string[]
  /** Under a tenant policy that binds the connection: read and written school by school. */
  readonly bySchool: boolean
}

/** How many rows a table has, and a hash of them that does not depend on their order. */
export type RowsDigest = { readonly rows: number; readonly hash: string }

/** What may be lost: the store of nonces begins anew by itself. */
const forgotten = ['nonce', 'nonce_epoch']
const rowsAtOnce = 500
const bytesAtOnce = 16_000_000

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The tables of the product, those that others refer to first. */
export const tablesOf = async (client: pg.Client): Promise<readonly Table[]> => {
  const { rows } = await client.query<{
    name: string
    columns: string[]
    tenant: boolean
    needs: string[]
  }>(
    `select c.relname as name, c.relrowsecurity as tenant,
       array(select attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by attnum) as columns,
       array(select f.confrelid::regclass::text from pg_constraint f
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1) order by 1`,
    [forgotten],
  )
  const role = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  )
  const isFree = role.rows[0]?.free ?? false
  // Rows of schools are written school by school where a policy binds: the schools come first.
  const left = rows.toSorted((a, b) => Number(b.name === 'school') - Number(a.name === 'school'))
  const ordered: Table[] = []
  while (left.length > 0) {
    const at = left.findIndex(({ needs }) =>
      needs.every((need) => !left.some(({ name }) => name === need)),
    )
    // Two that refer to each other have no order; none do.
    const [next] = left.splice(Math.max(at, 0), 1)
    if (next)
      ordered.push({ name: next.name, columns: next.columns, bySchool: next.tenant && !isFree })
  }
  return ordered
}

const schoolsOf = async (client: pg.Client): Promise<readonly string[]> =>
  (await client.query<{ id: string }>('select id from school order by id')).rows.map(({ id }) => id)

const actAs = (client: pg.Client, schoolId: string) =>
  client.query(`select set_config('app.school_id', $1, false)`, [schoolId])

/** Adds up what rows hash to, so that two tables are compared whatever the order of their rows. */
export const adding = () => {
  let rows = 0
  let sum = 0n
  return {
    add: (line: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % 2n ** 256n
    },
    digest: (): RowsDigest => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  }
}

/** How many rows are read together: pictures are among them, and hundreds of those are more than a process holds. */
const rowsFor = async (client: pg.Client, table: Table): Promise<number> => {
  const { rows } = await client.query<{ longest: string }>(
    `select coalesce(max(octet_length(t::text)), 1) as longest from ${quoted(table.name)} t`,
  )
  return Math.min(rowsAtOnce, Math.max(1, Math.floor(bytesAtOnce / Number(rows[0]?.longest))))
}

/** Reads a table as PostgreSQL writes its rows as text, some hundred at a time. Within a transaction. */
export async function* linesOf(client: pg.Client, table: Table): AsyncGenerator<readonly string[]> {
  const schools = table.bySchool ? await schoolsOf(client) : ['']
  for (const school of schools) {
    if (table.bySchool) await actAs(client, school)
    const atOnce = await rowsFor(client, table)
    await client.query(
      `declare lines no scroll cursor for select t::text as line from ${quoted(table.name)} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from lines`)
      if (rows.length === 0) break
      yield rows.map(({ line }) => line)
    }
    await client.query('close lines')
  }
}

/** Writes lines of `linesOf` into the same table of another database. */
export const writeLines = async (
  client: pg.Client,
  { name, columns, bySchool }: Table,
  lines: readonly string[],
): Promise<void> => {
  const list = columns.map(quoted).join(', ')
  const picked = columns.map((column) => `(u.r).${quoted(column)}`).join(', ')
  // Materialized: else each line would be read anew for each of its columns.
  const insert = `with u as materialized (select line::${quoted(name)} as r from unnest($1::text[]) as line)
    insert into ${quoted(name)} (${list}) select ${picked} from u`
  if (!bySchool) {
    await client.query(insert, [lines])
    return
  }
  for (const school of await schoolsOf(client)) {
    await actAs(client, school)
    await client.query(`${insert} where (u.r).school_id = $2`, [lines, school])
  }
}

/** What a table holds now. Within a transaction. */
export const digestOf = async (client: pg.Client, table: Table): Promise<RowsDigest> => {
  const sum = adding()
  for await (const lines of linesOf(client, table)) for (const line of lines) sum.add(line)
  return sum.digest()
}

/** Text that reads the same on every server, and one moment for all that is read. */
export const oneMoment = async (client: pg.Client): Promise<void> => {
  await client.query(`set timezone to 'UTC'; set datestyle to 'ISO'; set extra_float_digits to 1;
    set bytea_output to 'hex'; set intervalstyle to 'postgres'; set array_nulls to on;
    set statement_timeout to 0`)
  await client.query('begin isolation level repeatable read')
}

/** The migrations that a database has been through, as a hash: rows fit tables of the same release alone. */
export const schemaOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from migrations.__drizzle_migrations order by id',
  )
  return createHash('sha256')
    .update(rows.map(({ hash }) => hash).join())
    .digest('hex')
}
