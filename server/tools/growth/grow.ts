import type pg from 'pg'

/** What a school has few of however large it is; what hangs on it goes on hanging on the same. */
const few = [
  'school',
  'school_host',
  'department',
  'dictionary_item',
  'sensitive_word',
  'door_setting',
  'sso_provider',
  'help_article',
  'contest',
  'contest_school',
  'topic_card',
  'case_paper',
  'vsp_case',
  'vsp_case_version',
  'experiment_protocol',
  'experiment_protocol_version',
  'operation_procedure',
  'operation_procedure_version',
  'file',
]
/** What is of a moment, and empty at most times. */
const fleeting = [
  'nonce',
  'nonce_epoch',
  'idempotency',
  'sms_code',
  'sms_quota',
  'upload',
  'model_upload_part',
]

type Column = {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly unique: boolean
}

const columnsOf = async (client: pg.Client): Promise<Map<string, Column[]>> => {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, t.typname as type,
       exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)) as unique
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
       and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'school_id')
     order by 1, a.attnum`,
  )
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  return tables
}

/** The column of the n-th copy of a row: ids become others, the same everywhere; what must be unique gets a number. */
const copied = ({ name, type, unique }: Column): string => {
  const column = `t."${name}"`
  if (name === 'school_id') return column
  if (type === 'uuid')
    return `case when ${column} is null or exists (select from kept where kept.id = ${column}) then ${column}
      else md5(${column}::text || n)::uuid end`
  if (unique && type === 'text') return `${column} || '~' || n`
  // A large school is one that has been at it for years: not everything in it was begun this month.
  if (name === 'started_at' || name === 'finished_at')
    return `${column} - (n - 1) * interval '9 days'`
  if (unique && type === 'bytea') return `sha256(${column} || convert_to(n::text, 'utf8'))`
  return column
}

/**
 * Makes a school so many times as large: every row of what grows is there so many times, with ids that fit together.
 * Done by the owner of the database, without its triggers and references, by statements that stay within the server.
 */
export const grow = async (client: pg.Client, schoolId: string, times: number): Promise<void> => {
  const tables = await columnsOf(client)
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  await client.query('create temp table kept (id uuid primary key)')
  for (const [table, columns] of tables) {
    const id = columns.find(({ name, type }) => name === 'id' && type === 'uuid')
    if (id && few.includes(table))
      await client.query(`insert into kept select id from "${table}" on conflict do nothing`)
  }
  await client.query('insert into kept select id from school on conflict do nothing; analyze kept')
  for (const [table, columns] of tables) {
    if (few.includes(table) || fleeting.includes(table)) continue
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    await client.query(
      `insert into "${table}" (${names}) select ${columns.map(copied).join(', ')}
       from "${table}" t cross join generate_series(2, $2::int) n where t.school_id = $1 on conflict do nothing`,
      [schoolId, times],
    )
  }
  await client.query('drop table kept; reset session_replication_role')
  await client.query('vacuum analyze')
}
