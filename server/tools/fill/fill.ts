import pg from 'pg'
import { findable } from '#platform/search-index'
import { newId } from '#platform/ids'
import { seededRandom } from '../../seed/seeded-random.ts'
import { fillNewest } from './reviews.ts'
import { blocks, writeRows } from './rows.ts'
import { courseName, personName, tagsOf } from './words.ts'

/** How large the school becomes. */
export type Size = {
  readonly courses: number
  readonly users: number
  readonly attempts: number
  /** Events of each attempt. */
  readonly events: number
  /** Of the newest course; the next one has a hundred. */
  readonly reviews: number
}

/** What the rows hang on: made by the rooms themselves before. */
export type Ground = {
  readonly schoolId: string
  readonly sections: readonly { readonly id: string; readonly parentId: string }[]
  readonly teachers: readonly { readonly id: string; readonly name: string }[]
  /** The hash of the one password of everybody. */
  readonly passwordHash: string
}

const dayMs = 86_400_000
const now = Date.now()
const ago = (days: number): string => new Date(now - days * dayMs).toISOString()
const itemsEach = 3
const versionOf = (courseId: string): string =>
  courseId.replace(/^........-..../, (start) => `${start.slice(0, 9)}ffff`)

/** Courses with a version, a chapter and three items, and what they are found by; answers their ids. */
const fillCourses = async (client: pg.Client, ground: Ground, count: number): Promise<string[]> => {
  const { schoolId, sections, teachers } = ground
  const draw = seededRandom(1)
  const ids: string[] = []
  for (const block of blocks(count, 2_000)) {
    const rows = block.map((i) => {
      const id = newId(now - (count - i) * 1_000)
      const teacher = draw.of(teachers)
      const name = courseName(i)
      const words = findable([name, teacher.name, ...tagsOf(i)])
      const section = draw.of(sections)
      return { i, id, name, teacher, section, words, studied: draw.skewed(5_000) }
    })
    ids.push(...rows.map((row) => row.id))
    await writeRows(client, 'course', schoolId, [
      ['id', 'uuid', rows.map((row) => row.id)],
      ['name', 'text', rows.map((row) => row.name)],
      ['author_id', 'uuid', rows.map((row) => row.teacher.id)],
      ['department_id', 'uuid', rows.map((row) => row.section.parentId)],
      ['section_id', 'uuid', rows.map((row) => row.section.id)],
      ['kind', 'smallint', rows.map(({ i }) => (i % 10 === 0 ? 1 + (i % 3) : 0))],
      ['secrecy_type', 'smallint', rows.map(({ i }) => (i % 4 === 0 ? 0 : 1))],
      ['examine_type', 'smallint', rows.map(({ i }) => (i % 50 === 0 ? 1 : 2))],
      ['publish_type', 'smallint', rows.map(({ i }) => (i % 50 === 0 ? 0 : i % 33 === 0 ? 2 : 1))],
      ['applicable', 'smallint[]', rows.map(({ i }) => `{${1 + (i % 5)}}`)],
      ['knowledge', 'text[]', rows.map(({ i }) => `{${tagsOf(i).join(',')}}`)],
      ['search_text', 'text', rows.map((row) => row.words.text)],
      ['current_version_id', 'uuid', rows.map((row) => versionOf(row.id))],
      ['study_count', 'integer', rows.map((row) => row.studied)],
      [
        'created_at',
        'timestamptz',
        rows.map(({ i }) => new Date(now - (count - i) * 1_000).toISOString()),
      ],
    ])
    const tokens = rows.flatMap((row) => row.words.tokens.map((token) => [token, row.id] as const))
    await writeRows(client, 'course_token', schoolId, [
      ['token', 'text', tokens.map(([token]) => token)],
      ['course_id', 'uuid', tokens.map(([, id]) => id)],
    ])
    await fillContents(
      client,
      schoolId,
      rows.map((row) => row.id),
    )
  }
  return ids
}

const fillContents = async (
  client: pg.Client,
  schoolId: string,
  courseIds: readonly string[],
): Promise<void> => {
  const versions = courseIds.map(versionOf)
  await writeRows(client, 'course_version', schoolId, [
    ['id', 'uuid', versions],
    ['course_id', 'uuid', courseIds],
    ['no', 'integer', courseIds.map(() => 1)],
    [
      'introduction',
      'jsonb',
      courseIds.map(() => '[{"title":"课程简介","html":"<p>用于度量的课程。</p>"}]'),
    ],
    ['created_at', 'timestamptz', courseIds.map(() => ago(30))],
  ])
  await writeRows(client, 'chapter', schoolId, [
    ['id', 'uuid', versions],
    ['version_id', 'uuid', versions],
    ['title', 'text', courseIds.map(() => '第一章')],
    ['sort', 'integer', courseIds.map(() => 0)],
  ])
  const items = versions.flatMap((version) =>
    Array.from({ length: itemsEach }, (_, sort) => ({ version, sort })),
  )
  await writeRows(client, 'course_item', schoolId, [
    ['id', 'uuid', items.map(() => newId())],
    ['version_id', 'uuid', items.map((item) => item.version)],
    ['chapter_id', 'uuid', items.map((item) => item.version)],
    ['title', 'text', items.map((item) => `第 ${item.sort + 1} 节`)],
    ['kind', 'text', items.map(() => 'text')],
    ['minutes', 'integer', items.map(() => 5)],
    ['required', 'boolean', items.map(() => true)],
    ['sort', 'integer', items.map((item) => item.sort)],
    ['body', 'jsonb', items.map(() => '{"kind":"text","html":"<p>正文</p>"}')],
  ])
}

/** Students `u0`, `u1`, …, all with the same password; answers their ids. */
const fillPeople = async (client: pg.Client, ground: Ground, count: number): Promise<string[]> => {
  const { schoolId, passwordHash } = ground
  const ids: string[] = []
  for (const block of blocks(count, 2_000)) {
    const rows = block.map((i) => {
      const name = personName(i)
      const words = findable([name, `S${i}`, `u${i}`])
      return { i, id: newId(), account: newId(), name, words }
    })
    ids.push(...rows.map((row) => row.id))
    await writeRows(client, 'account', schoolId, [
      ['id', 'uuid', rows.map((row) => row.account)],
      ['login_name', 'text', rows.map(({ i }) => `u${i}`)],
      ['login_norm', 'text', rows.map(({ i }) => `u${i}`)],
      ['password_hash', 'text', rows.map(() => passwordHash)],
      ['demo', 'boolean', rows.map(() => true)],
    ])
    await writeRows(client, 'person', schoolId, [
      ['id', 'uuid', rows.map((row) => row.id)],
      ['account_id', 'uuid', rows.map((row) => row.account)],
      ['number', 'text', rows.map(({ i }) => `S${i}`)],
      ['number_norm', 'text', rows.map(({ i }) => `s${i}`)],
      ['real_name', 'text', rows.map((row) => row.name)],
      ['role_type', 'smallint', rows.map(() => 4)],
      ['search_text', 'text', rows.map((row) => row.words.text)],
    ])
    const tokens = rows.flatMap((row) => row.words.tokens.map((token) => [token, row.id] as const))
    await writeRows(client, 'person_token', schoolId, [
      ['token', 'text', tokens.map(([token]) => token)],
      ['person_id', 'uuid', tokens.map(([, id]) => id)],
    ])
  }
  return ids
}

/** Rounds over the last year, most of them of few courses and ended; each with an event. */
const fillAttempts = async (
  client: pg.Client,
  { schoolId }: Ground,
  {
    count,
    courses,
    people,
  }: { count: number; courses: readonly string[]; people: readonly string[] },
): Promise<void> => {
  const draw = seededRandom(2)
  for (const block of blocks(count, 5_000)) {
    const rows = block.map((i) => {
      const courseId = courses[draw.skewed(courses.length)] ?? ''
      // Each person once through the whole school before anybody a second time: an open round is one at most.
      const personId = people[i % people.length] ?? ''
      const isOpen = i < people.length && i % 3 === 0
      return {
        id: newId(),
        courseId,
        personId,
        no: 1 + Math.floor(i / people.length),
        isOpen,
        days: draw.below(365),
      }
    })
    await writeRows(client, 'attempt', schoolId, [
      ['id', 'uuid', rows.map((row) => row.id)],
      ['person_id', 'uuid', rows.map((row) => row.personId)],
      ['course_id', 'uuid', rows.map((row) => row.courseId)],
      ['version_id', 'uuid', rows.map((row) => versionOf(row.courseId))],
      ['no', 'integer', rows.map((row) => row.no)],
      ['state', 'text', rows.map((row) => (row.isOpen ? 'active' : 'superseded'))],
      ['progress', 'smallint', rows.map((row) => (row.isOpen ? 33 : 100))],
      ['done_count', 'integer', rows.map((row) => (row.isOpen ? 1 : itemsEach))],
      ['item_count', 'integer', rows.map(() => itemsEach)],
      ['seconds', 'integer', rows.map(() => 600)],
      ['beat_at', 'timestamptz', rows.map((row) => ago(row.days))],
      ['tester', 'boolean', rows.map(() => false)],
      ['started_at', 'timestamptz', rows.map((row) => ago(row.days))],
      ['last_at', 'timestamptz', rows.map((row) => ago(row.days))],
    ])
    await writeRows(client, 'attempt_event', schoolId, [
      ['attempt_id', 'uuid', rows.map((row) => row.id)],
      ['seq', 'integer', rows.map(() => 1)],
      ['verb', 'text', rows.map(() => 'started')],
      ['payload', 'jsonb', rows.map((row) => `{"no":${row.no}}`)],
      ['at', 'timestamptz', rows.map((row) => ago(row.days))],
    ])
  }
}

/** Fills a school; `tell` hears how far it is. */
export const fillSchool = async (
  url: string,
  ground: Ground,
  size: Size,
  tell: (words: string) => void,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set app.school_id = '${ground.schoolId}'; set synchronous_commit = off`)
    tell(`${size.courses} courses`)
    const courses = await fillCourses(client, ground, size.courses)
    tell(`${size.users} people`)
    const people = await fillPeople(client, ground, size.users)
    tell(`${size.attempts} attempts`)
    await fillAttempts(client, ground, { count: size.attempts, courses, people })
    tell(`${size.events} events of each`)
    // Within the server, from the rows that are there: eight million come in a minute.
    await client.query(
      `insert into attempt_event (school_id, attempt_id, seq, verb, payload, at)
       select school_id, attempt_id, n, 'item', payload, at + n * interval '1 minute'
       from attempt_event cross join generate_series(2, $2::int) n where school_id = $1 and seq = 1`,
      [ground.schoolId, size.events],
    )
    tell(`${size.reviews} reviews of one course`)
    await fillNewest(client, ground.schoolId, size.reviews, people)
    tell('statistics of the planner')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
