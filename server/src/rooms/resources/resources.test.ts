import { request } from 'node:http'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadKeys } from '#platform/keys'
import { fileRoom, type FileRoom } from '#resources'
import { testApp, type TestApp } from '#testing'

let app: TestApp
let files: FileRoom
let id = ''
const bytes = Buffer.from('0123456789')
beforeAll(async () => {
  app = await testApp()
  files = fileRoom(inject('dataDir'), loadKeys(inject('dataDir')))
  const { a } = app.fixture.schools
  id = await app.database.within(a, (db) => files.keep(db, a, bytes, { mediaType: 'video/mp4' }))
})
afterAll(() => app.close())

type Got = { status: number; body: string; headers: Record<string, unknown> }
const get = (path: string, { host = 'a.localhost', range = '' } = {}) =>
  new Promise<Got>((resolve, reject) => {
    const headers = { host, ...(range ? { range } : {}) }
    const sent = request(
      { host: '127.0.0.1', port: app.port, path, headers, setHost: false },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            headers: answer.headers,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
const address = (at = new Date()) => files.address(app.fixture.schools.a, id, at)

test('an address that was altered, has run out, or is of another school opens nothing', async () => {
  const good = address()
  const other = '01980000-0000-7000-8000-00000000dead'
  const altered = [
    good.slice(0, -1) + (good.endsWith('A') ? 'B' : 'A'),
    good.replace(/e=\d/, 'e=9'),
    good.replace(id, other),
    `/f/${id}`,
    `/f/${id}?e=NaN&s=x`,
    `/f/..%2f..%2fkeys%2fkek?e=1&s=x`,
    address(new Date(Date.now() - 700_000)),
  ]
  for (const path of altered) expect((await get(path)).status, path).toBe(404)
  expect((await get(good, { host: 'b.localhost' })).status).toBe(404)
  expect((await get(good, { host: 'nowhere.localhost' })).status).toBe(404)
})

test('a good one opens it, sandboxed', async () => {
  const { status, body, headers } = await get(address())
  expect([status, body]).toEqual([200, '0123456789'])
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=-3', 206, '789'],
  ['bytes=0-99', 206, '0123456789'],
  ['bytes=10-', 416, ''],
  ['bytes=5-2', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['lines=1-2', 200, '0123456789'],
])('the range %s is answered %s', async (range, status, body) => {
  const got = await get(address(), { range })
  expect([got.status, got.body]).toEqual([status, body])
})
