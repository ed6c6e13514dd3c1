import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleDue } from '#points'
import { balanceOf, learned, testApp, type TestApp } from '#testing'
import { pointSources } from '../src/wiring/points.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await balanceOf(await app.signedIn('student1'))
  await balanceOf(await app.signedIn('student2'))
})
afterAll(() => app.close())

const person = (name: string) => app.fixture.people[`a.${name}`] ?? ''
const school = () => app.fixture.schools.a
const rowsOf = async (statement: string) =>
  app.database.within(school(), async (db) => (await db.execute(statement)).rows)

test('what happens is settled without anybody looking, each object once by however many at a time', async () => {
  const PersonId = person('student2')
  await rowsOf(`delete from point_entry where person_id = '${PersonId}'`)
  await rowsOf(`update point_account set balance = 0 where person_id = '${PersonId}'`)
  const who = await learned(app, 'student2')
  const [due] = await rowsOf(
    `select count(*)::int n from point_due where person_id = '${PersonId}'`,
  )
  expect(due).toMatchObject({ n: 1 })
  const logged: unknown[] = []
  const settle = settleDue(pointSources, app.database, {
    error: (one: unknown) => logged.push(one),
  })
  await Promise.all([
    settle(school(), new Date()),
    settle(school(), new Date()),
    ...Array.from({ length: 6 }, () => balanceOf(who)),
  ])
  expect(logged).toEqual([])
  const rows = await rowsOf(
    `select rule, points, balance from point_entry where person_id = '${PersonId}' order by rule`,
  )
  expect(rows.map(({ rule, points }) => [rule, points])).toEqual([
    ['course', 10],
    ['sign-in', 1],
  ])
  expect(await rowsOf(`select balance from point_account where person_id = '${PersonId}'`)).toEqual(
    [{ balance: 11 }],
  )
  expect(await rowsOf(`select person_id from point_due where person_id = '${PersonId}'`)).toEqual(
    [],
  )
}, 30_000)

test('what cannot be settled keeps nobody else waiting, and is tried again later', async () => {
  await rowsOf(
    `insert into point_due (school_id, person_id, due_at) select school_id, person_id, now() - interval '1 minute' from point_account on conflict (school_id, person_id) do update set due_at = excluded.due_at`,
  )
  const broken = [
    {
      rule: 'work' as const,
      causes: (_moment: unknown, id: string) =>
        id === person('student1')
          ? Promise.reject(new Error('broken'))
          : Promise.resolve({ causes: [], isWhole: false }),
    },
  ]
  const logged: object[] = []
  await settleDue(broken, app.database, { error: (one: object) => logged.push(one) } as never)(
    school(),
    new Date(),
  )
  expect(logged).toEqual([expect.objectContaining({ person: person('student1') })])
  const left = await rowsOf(`select person_id, due_at > now() later from point_due`)
  expect(left).toEqual([{ person_id: person('student1'), later: true }])
})
