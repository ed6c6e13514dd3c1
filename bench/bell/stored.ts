import pg from 'pg'

/** How many people began an examination, as how many attempts, and how many of these were handed in. */
export const attemptsAt = async (databaseUrl: string, examId: string) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ people: number; attempts: number; handedIn: number }>(
    `select count(distinct person_id)::int as people, count(*)::int as attempts,
       count(*) filter (where state = 'submitted')::int as "handedIn"
     from exam_attempt where exam_id = $1`,
    [examId],
  )
  await client.end()
  const [found] = rows
  if (!found) throw new Error('no answer')
  return found
}
