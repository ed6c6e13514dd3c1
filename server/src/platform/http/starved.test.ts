import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getExperiment } from '@xinglin/contract/simulations/experiment'
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

test('whoever is not given a connection soon makes the process say that it is not ready', async () => {
  const visitor = await app.signedIn('student1')
  const look = () => visitor.calls(getExperiment, { SessionId: app.fixture.schools.a })
  expect((await look()).Code).toBe(-404)
  expect((await ready()).because).toEqual([])
  await starved(async () => {
    const waiting = [0, 1_000, 2_000, 3_000].map(async (ms) => {
      await pause(ms)
      return look()
    })
    await expect
      .poll(async () => (await ready()).because, { timeout: 10_000, interval: 250 })
      .toContain('pool')
    for (const one of waiting) expect(await one).toMatchObject({ http: 503, Code: -10503 })
  })
  await expect.poll(async () => (await ready()).because, { timeout: 10_000 }).toEqual([])
}, 40_000)
