import pg from 'pg'

/** The database that test files copy. */
export const templateName = 'xinglin_template'

/** The database with the demo schools, which the first test file that wants one fills. */
export const demoTemplateName = 'xinglin_demo_template'

/** Runs one statement on the server, outside any test database. */
export const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The address of another database of the same server. */
export const databaseUrl = (url: string, name: string): string => {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
