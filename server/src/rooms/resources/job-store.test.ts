import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { testApp, type TestApp } from '#testing'
import { jobStore } from './job-store.ts'
import { mediaStore } from './media-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const within = <T>(work: (school: Parameters<typeof jobStore>[0]) => Promise<T>) =>
  app.database.within(app.fixture.schools.a, (db) =>
    work({ db, school: { id: app.fixture.schools.a } }),
  )
const waiting = async () => {
  const id = newId()
  await within(async (school) => {
    const media = mediaStore(school)
    const createdAt = new Date()
    await media.add({ id, personId: newId(), name: 'x.mp4', bytes: 1, createdAt })
    await media.queue({ mediaId: id, state: 'queued', createdAt })
  })
  return id
}

test('of two workers that look at once each takes another, and nobody waits', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const taken = await within(async (school) => {
    const first = await jobStore(school, newId()).take(new Date())
    const second = await within((again) => jobStore(again, newId()).take(new Date()))
    const third = await within((again) => jobStore(again, newId()).take(new Date()))
    return [first?.mediaId, second?.mediaId, third?.mediaId]
  })
  expect(taken).toEqual([one, other, undefined])
})

test('what gave no sign for a minute is another’s, and its first worker learns so', async () => {
  const id = await waiting()
  const [first, second] = [newId(), newId()]
  const at = new Date()
  const later = (ms: number) => new Date(at.getTime() + ms)
  const take = (worker: string, when: Date) =>
    within(async (school) => (await jobStore(school, worker).take(when))?.mediaId)
  const beat = (worker: string, when: Date) =>
    within((school) => jobStore(school, worker).beat(id, 10, when))
  expect(await take(first, at)).toBe(id)
  expect(await beat(first, later(30_000))).toBe(true)
  // Those of the test before wait for their minute too.
  expect(await take(second, later(59_000))).not.toBe(id)
  const taken = []
  for (let i = 0; i < 3; i++) taken.push(await take(second, later(91_000)))
  expect(taken).toContain(id)
  expect(await beat(first, later(92_000))).toBe(false)
  expect(await beat(second, later(92_000))).toBe(true)
  const end = (worker: string) => within((school) => jobStore(school, worker).end(id, 'done'))
  expect([await end(first), await end(second), await end(second)]).toEqual([false, true, false])
})
