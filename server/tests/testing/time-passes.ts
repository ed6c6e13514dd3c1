import pg from 'pg'
import { standingUrl } from '#platform/embedded-postgres'

/**
 * Has the open rounds of a login be opened an hour earlier, in the database of a data directory that a server runs: whoever
 * learns in a journey took their time.
 */
export const tookTheirTime = async (dataDir: string, login: string): Promise<void> => {
  const connectionString = standingUrl(dataDir)
  if (!connectionString) throw new Error('no server runs on this data directory')
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(
      `update attempt set started_at = started_at - interval '1 hour'
       where state = 'active'
       and person_id in (select person_id from sign_in_name where value = $1)`,
      [login],
    )
  } finally {
    await client.end()
  }
}
