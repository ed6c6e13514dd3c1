import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as courses from '@xinglin/contract/courses'
import * as learning from '@xinglin/contract/learning'
import * as statistics from '@xinglin/contract/statistics'
import * as teachers from '@xinglin/contract/teachers'
import type { Call } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

const named = everyCall.map((call) => [call.path, call] as const)

let app: TestApp
let ofA: Visitor
let ofB: Visitor
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(`update school set menu_codes = '{1,3}' where key = 'b'`)
  ofA = await app.signedIn('student1')
  ofB = await app.signedIn('teacher1', 'b.localhost')
})
afterAll(() => app.close())

test('the application answers every call of the contract', async () => {
  for (const [path, call] of named)
    expect((await app.visitor().calls(call)).Code, path).not.toBe(-10404)
})

test.each(named)('%s refuses a session of another school', async (_path, call) => {
  const answered = await ofB.calls(call, {}, { host: 'a.localhost' })
  expect(answered.Code).toBe(-401)
  expect(answered.http).toBe(401)
})

const withDomain = named.filter(
  ([path]) => !path.includes('UserManage') && !path.includes('GetSchoolByDomain'),
)

test.each(withDomain)('%s refuses the Domain and the id of another school', async (_path, call) => {
  expect(await ofA.calls(call, { Domain: 'b.localhost' })).toMatchObject({
    Code: -404,
    Msg: '数据不存在',
  })
  expect(await ofA.calls(call, { SchoolId: app.fixture.schools.b })).toMatchObject({ Code: -404 })
})

test.each(withDomain)('%s refuses a UserId that is another’s', async (_path, call) => {
  const other = app.fixture.people['a.student2']
  expect(await ofA.calls(call, { UserId: other })).toMatchObject({
    Code: -10002,
    Msg: '您没有权限操作',
  })
})

describe('an object of another school does not exist', () => {
  let progressOfB = ''
  beforeAll(async () => {
    const student = await app.signedIn('student1', 'b.localhost')
    const opened = await student.calls(learning.getCourseStudyProgressInfo, {
      CourseId: app.fixture.courses['b.open'],
    })
    progressOfB = opened.Data.ProgressId
  })

  const CourseId = () => app.fixture.courses['b.open']
  const cases: [string, Call, () => object][] = [
    ['a course', courses.getRetCourseBaseClient, () => ({ CourseId: CourseId() })],
    ['its parts', courses.getRetCourseDetailClient, () => ({ CourseId: CourseId() })],
    ['a look at it', statistics.addCourseGlance, () => ({ CourseId: CourseId() })],
    ['its study', learning.getCourseStudyProgressInfo, () => ({ CourseId: CourseId() })],
    ['an attempt', learning.getPlayer, () => ({ ProgressId: progressOfB })],
    ['an item', learning.getItem, () => ({ ProgressId: progressOfB, ItemId: progressOfB })],
    [
      'a position',
      learning.saveItemProgress,
      () => ({ ProgressId: progressOfB, ItemId: progressOfB, Seq: 1, Position: {} }),
    ],
    [
      'a quiz',
      learning.submitQuiz,
      () => ({ ProgressId: progressOfB, ItemId: progressOfB, Answers: {} }),
    ],
    ['an ending', learning.finishAttempt, () => ({ ProgressId: progressOfB })],
    ['a beat', learning.heartbeat, () => ({ ProgressId: progressOfB, Seconds: 1 })],
  ]
  test.each(cases)('%s', async (_what, call, input) => {
    const foreign = await ofA.calls(call, input())
    expect(foreign).toMatchObject({ http: 200, Code: -404, Msg: '数据不存在', Data: null })
    const never = Object.fromEntries(
      Object.entries(input()).map(([name, value]) => [
        name,
        typeof value === 'string' ? '01980000-0000-7000-8000-00000000dead' : value,
      ]),
    )
    expect(await ofA.calls(call, never)).toMatchObject({ Code: foreign.Code, Msg: foreign.Msg })
  })

  test('a department of another school filters everything out', async () => {
    const asked = { ParentSectionId: app.fixture.departments['b'] }
    expect((await ofA.calls(courses.geCoursePaginationClient, asked)).Data).toEqual({
      List: [],
      Count: 0,
    })
    const people = await ofA.calls(teachers.getRetPaginationCourseUser, {
      DepartId: app.fixture.departments['b'],
    })
    expect(people.Data).toEqual({ User: [], Count: 0 })
  })
})

describe('row-level security, the second wall', () => {
  const asApp = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const role = inject('role')
    const client = new pg.Client({
      connectionString: app.databaseUrl,
      ...(role ? { options: `-c role=${role}` } : {}),
    })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  test('the role of requests is bound by the policies', async () => {
    const { rows } = await asApp((client) =>
      client.query('select rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  })

  test('every table with a school is under a forced policy, but the two that are read before the school is known', async () => {
    const { rows } = await asApp((client) =>
      client.query(`select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`),
    )
    expect(rows.map((row) => row.relname)).toEqual(['school_host', 'session'])
  })

  test('without a school there is nothing, with one its own rows alone', async () => {
    await asApp(async (client) => {
      expect((await client.query('select count(*)::int as n from course')).rows[0].n).toBe(0)
      await client.query(`select set_config('app.school_id', $1, false)`, [app.fixture.schools.a])
      const { rows } = await client.query('select distinct school_id from course')
      expect(rows).toEqual([{ school_id: app.fixture.schools.a }])
    })
  })

  test('a row of another school can be neither written nor moved', async () => {
    await asApp(async (client) => {
      await client.query(`select set_config('app.school_id', $1, false)`, [app.fixture.schools.a])
      const insert = client.query(
        `insert into total (school_id, metric, value) values ($1, 'x', 1)`,
        [app.fixture.schools.b],
      )
      await expect(insert).rejects.toThrow(/row-level security/)
      await expect(
        client.query('update course set school_id = $1', [app.fixture.schools.b]),
      ).rejects.toThrow(/row-level security/)
      expect(
        (await client.query('delete from course where school_id = $1', [app.fixture.schools.b]))
          .rowCount,
      ).toBe(0)
    })
  })
})
