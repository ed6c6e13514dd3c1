import pg from 'pg'

/** What would run, or stand in the page as an element, if any screen took text for markup. */
const payloads: readonly string[] = [
  '<img src=x onerror=alert(1) data-xss>',
  '<svg onload=alert(1) data-xss></svg>',
  '"><script data-xss>alert(1)</script>',
  `'"><a href=javascript:alert(1) data-xss>x</a>`,
  '</title></textarea></script><b data-xss>',
  '<iframe srcdoc="<b data-xss>" data-xss></iframe>',
  '<math><mi//xlink:href="data:x,<b>" data-xss>',
  '{{constructor.constructor("alert(1)")()}}<b data-xss>',
]
const human = /\p{Script=Han}/u

/** What engines play from, word by word: another text there is another patient, and another test. */
const played =
  /^(?:vsp_case|vsp_case_version|case_work|experiment_|operation_|consultation_|case_paper|topic_card|idempotency)/

let drawn = 0
const poisoned = (text: string): string => `${text}${payloads[(drawn += 1) % payloads.length]}`

const within = (value: unknown): unknown => {
  if (typeof value === 'string') return human.test(value) ? poisoned(value) : value
  if (Array.isArray(value)) return value.map(within)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)]))
}

/**
 * Puts markup into every text that a person may have written, past all that looks at input: what a screen shows is then
 * safe by how it is shown. Texts are known by the Chinese in them; keys and codes have none.
 */
export const poison = async (databaseUrl: string): Promise<{ fields: number; texts: number }> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: columns } = await client.query<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, t.typname as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
       and t.typname in ('text', 'jsonb', '_text')
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey))`,
  )
  let fields = 0
  let texts = 0
  await client.query('set session_replication_role = replica')
  for (const { table, name, type } of columns) {
    if (played.test(table) || /search_text|_norm$/.test(name)) continue
    const { rows } = await client.query<{ place: string; value: unknown }>(
      `select ctid::text as place, "${name}" as value from "${table}" where "${name}"::text ~ '[一-龥]' limit 300`,
    )
    if (rows.length > 0) fields += 1
    for (const { place, value } of rows) {
      const changed = within(value)
      await client.query(`update "${table}" set "${name}" = $1 where ctid = $2::tid`, [
        type === 'jsonb' ? JSON.stringify(changed) : changed,
        place,
      ])
      texts += 1
    }
  }
  await client.end()
  return { fields, texts }
}
