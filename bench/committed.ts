import pg from 'pg'

/** How many events of sessions are in the database. */
export const eventsCommitted = async (
  databaseUrl: string,
  table: 'consultation_event' | 'operation_event',
  sessions: readonly string[],
): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${table} where session_id = any($1)`,
    [sessions],
  )
  await client.end()
  return Number(rows[0]?.count ?? 0)
}
