import pg from 'pg'
import { newId } from '../server/src/platform/ids/index.ts'

/** A course of many items with everybody's rounds, beside those of the demo. */
export type Class = {
  readonly courseId: string
  readonly items: readonly string[]
  readonly close: () => Promise<void>
  readonly client: pg.Client
}

/** Copies the rows of a table that a condition names, with other values for some of their columns; what is generated stays so. */
const copy = async (
  client: pg.Client,
  table: string,
  where: string,
  over: string,
  values: readonly unknown[],
): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await client.query(
    `insert into ${table} (${names.join()}) select ${names.map((name) => `(made).${name}`).join()}
     from (select jsonb_populate_record(null::${table}, to_jsonb(one) || ${over}) as made
       from ${table} one where ${where}) copied`,
    [...values],
  )
}

/**
 * Writes a course of `items` texts into the demo's school, as a copy of a course that can be begun, with a round of each of the
 * first `people` students: everybody began every second item.
 */
export const classOf = async (
  databaseUrl: string,
  schoolId: string,
  people: number,
  items: number,
  called: string,
): Promise<Class> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  // The database ends before whoever still asks it.
  client.on('error', () => undefined)
  await client.connect()
  type From = { id: string; version: string; chapter: string; item: string }
  const { rows } = await client.query<From>(
    `select c.id, c.current_version_id as version, i.chapter_id as chapter, i.id as item
     from course c join course_item i on i.school_id = c.school_id and i.version_id = c.current_version_id and i.kind = 'text'
     where c.school_id = $1 and c.examine_type = 2 and c.publish_type = 1 and c.kind = 0 and not c.is_self_class order by c.id limit 1`,
    [schoolId],
  )
  const [from] = rows
  if (!from) throw new Error('no course to copy')
  const [courseId, versionId, chapterId] = [newId(), newId(), newId()]
  const ids = Array.from({ length: items }, () => newId())
  await copy(
    client,
    'course',
    'one.id = $1',
    `jsonb_build_object('id', $2::text, 'current_version_id', $3::text, 'name', $4::text)`,
    [from.id, courseId, versionId, `监控 ${called}`],
  )
  await copy(client, 'licence', 'one.course_id = $1', `jsonb_build_object('course_id', $2::text)`, [
    from.id,
    courseId,
  ])
  await copy(
    client,
    'course_version',
    'one.id = $1',
    `jsonb_build_object('id', $2::text, 'course_id', $3::text, 'sequential', false)`,
    [from.version, versionId, courseId],
  )
  await copy(
    client,
    'chapter',
    'one.id = $1',
    `jsonb_build_object('id', $2::text, 'version_id', $3::text)`,
    [from.chapter, chapterId, versionId],
  )
  for (const [at, id] of ids.entries())
    await copy(
      client,
      'course_item',
      'one.id = $1',
      `jsonb_build_object('id', $2::text, 'item_key', $2::text, 'version_id', $3::text, 'chapter_id', $4::text, 'sort', $5::int)`,
      [from.item, id, versionId, chapterId, at],
    )
  await client.query(
    `insert into attempt (school_id, id, person_id, course_id, version_id, no, state, progress, done_count, item_count,
       current_item, beat_at, tester, started_at, last_at)
     select $1, gen_random_uuid(), p.id, $2, $3, 1, 'active', 50, $4, $5, $6, now(), false, now() - interval '9 days', now()
     from person p join account a on a.school_id = p.school_id and a.id = p.account_id
     where p.school_id = $1 and a.login_name like $7 order by a.login_name limit $8`,
    [schoolId, courseId, versionId, items / 2, items, ids[0], `${called}-%`, people],
  )
  await client.query(
    `insert into attempt_item (school_id, attempt_id, item_id, state, position, seq, best_score, tries, done_at)
     select $1, t.id, i.id, case when i.n % 3 = 0 then 'begun' else 'done' end, '{}', 0, 60 + i.n % 40, 1, now()
     from attempt t cross join unnest($3::uuid[]) with ordinality i (id, n)
     where t.school_id = $1 and t.course_id = $2`,
    [schoolId, courseId, ids],
  )
  await client.query('analyze attempt, attempt_item')
  return { courseId, items: ids, client, close: () => client.end() }
}

/** The same rows as a monitor reads, asked for without anything else: who, how far, and every item of everybody. */
export const bareRead = async ({ client, courseId }: Class, schoolId: string): Promise<number> => {
  const began = performance.now()
  await client.query(
    `select p.id, p.real_name, p.number, t.progress, t.current_item, t.last_at
     from attempt t join person p on p.school_id = t.school_id and p.id = t.person_id
     where t.school_id = $1 and t.course_id = $2 and t.state <> 'superseded' and not t.tester`,
    [schoolId, courseId],
  )
  await client.query(
    `select t.person_id, i.item_id, i.state, i.best_score
     from attempt t join attempt_item i on i.school_id = t.school_id and i.attempt_id = t.id
     where t.school_id = $1 and t.course_id = $2 and t.state <> 'superseded' and not t.tester`,
    [schoolId, courseId],
  )
  return performance.now() - began
}
