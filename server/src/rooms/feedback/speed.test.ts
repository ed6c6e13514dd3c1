import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const get = (path: string, host = 'a.localhost') => app.visitor(host).raw('GET', path, {})

test.each(['/speed/-1', '/speed/4194305', '/speed/1e3', '/speed/x', '/speed/99999999'])(
  '%s is not there',
  async (path) => expect((await get(path)).http).toBe(404),
)

test('neither is anything for an unknown host', async () =>
  expect((await get('/speed/0', 'nowhere.localhost')).http).toBe(404))

test.each([0, 1000, 1_500_000])('%i bytes come as they are asked for, with the time', async (n) => {
  const { http, headers } = await get(`/speed/${n}`)
  expect([http, headers['content-length'], headers['cache-control']]).toEqual([
    200,
    String(n),
    'no-store',
  ])
  expect(Math.abs(Number(headers['x-server-time']) - Date.now())).toBeLessThan(5_000)
})

test('who asks without end is told to wait', async () => {
  const answers = []
  for (let i = 0; i < 130; i++) answers.push((await get('/speed/0')).http)
  expect(answers.at(-1)).toBe(429)
})
