import pg from 'pg'

/** Writes messages for the owners of some logins of the demo's school: so many for each, of as many objects, over a year. */
export const fillInboxes = async (
  databaseUrl: string,
  schoolId: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  for (const [login, count] of counts)
    await client.query(
      `insert into message (school_id, id, person_id, kind, tab, subject_id, title, occurrences, must_read, at)
       select $1, gen_random_uuid(), p.id, 'class-joined', 'notice', gen_random_uuid(), '加入班级 ' || n, array[''], false,
         now() - n * interval '1 minute'
       from person p join account a on a.school_id = p.school_id and a.id = p.account_id, generate_series(1, $3::int) n
       where p.school_id = $1 and a.login_name = $2`,
      [schoolId, login, count],
    )
  await client.query('analyze message')
  await client.end()
}
