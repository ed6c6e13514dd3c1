import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getExperiment } from '@xinglin/contract/experiment'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** As many as the pool of a test has. */
const connections = 10

/** While every connection of the pool is taken, so that calls wait and nothing depends on how quick they are. */
const starved = async <T>(work: () => Promise<T>): Promise<T> => {
  let release = (): void => undefined
  const over = new Promise<void>((resolve) => (release = resolve))
  const holding = Array.from({ length: connections }, () =>
    app.database.within(app.fixture.schools.a, async (db) => {
      await db.execute('select 1')
      await over
    }),
  )
  await pause(200)
  try {
    return await work()
  } finally {
    release()
    await Promise.all(holding)
  }
}

const ready = async () =>
  (await fetch(`http://127.0.0.1:${app.port}/readyz`)).json() as Promise<{ because: string[] }>

test('one person has twenty calls under way at most, and another person has theirs', async () => {
  const greedy = await app.signedIn('student1')
  const again = await app.signedIn('student1')
  const other = await app.signedIn('student2')
  const look = (who: typeof greedy) =>
    who.calls(getExperiment, { SessionId: app.fixture.schools.a })
  for (const one of [greedy, again, other]) expect((await look(one)).http).toBe(200)
  const answered = await starved(async () => {
    const under = Array.from({ length: 12 }, () => [look(greedy), look(again)]).flat()
    const theirs = look(other)
    await pause(500)
    return { under, theirs }
  })
  const codes = (await Promise.all(answered.under)).map(({ Code }) => Code)
  expect(codes.filter((code) => code === -10429)).toHaveLength(4)
  expect(codes.filter((code) => code === -404)).toHaveLength(20)
  expect((await answered.theirs).Code).toBe(-404)
  // What has ended counts no more.
  expect((await look(greedy)).Code).toBe(-404)
})

test('whoever is not given a connection soon makes the process say that it is not ready', async () => {
  const visitor = await app.signedIn('student1')
  const look = () => visitor.calls(getExperiment, { SessionId: app.fixture.schools.a })
  expect((await look()).Code).toBe(-404)
  expect((await ready()).because).toEqual([])
  await starved(async () => {
    const waiting = look()
    await pause(1_700)
    expect((await ready()).because).toContain('pool')
    expect(await waiting).toMatchObject({ http: 503, Code: -10503 })
  })
  await expect.poll(async () => (await ready()).because).toEqual([])
}, 20_000)
