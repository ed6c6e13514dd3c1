import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
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

/** Somebody who asks for much and reads nothing of it. */
const notReading = (bytes: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(app.port, '127.0.0.1', () => {
      socket.pause()
      socket.write(`GET /speed/${bytes} HTTP/1.1\r\nHost: a.localhost\r\n\r\n`)
      resolve(socket)
    })
    socket.on('error', () => undefined)
  })

const heldMegabytes = (): number => {
  const { external, arrayBuffers } = process.memoryUsage()
  return (external + arrayBuffers) / 1_048_576
}

test('many who do not read hold little, and whoever reads is served beside them', async () => {
  await get('/speed/4194304')
  const before = heldMegabytes()
  const readers = await Promise.all(Array.from({ length: 60 }, () => notReading(4_194_304)))
  await pause(1_500)
  // Sixty copies of four megabytes would be 240.
  expect(heldMegabytes() - before).toBeLessThan(30)
  const { http, headers } = await get('/speed/4194304')
  expect([http, headers['content-length']]).toEqual([200, '4194304'])
  for (const reader of readers) reader.destroy()
})

test('of more than may be open together the first are given up, and the last are not', async () => {
  const readers: Socket[] = []
  for (let one = 0; one < 80; one += 1) readers.push(await notReading(4_194_304))
  await pause(500)
  // The one that came first was cut before its end; the newest are read to theirs.
  const [first] = readers
  const last = readers.at(-1)
  if (!first || !last) throw new Error('no readers')
  let [read, isCut] = [0, false]
  first.on('close', () => void (isCut = true)).resume()
  last.on('data', (part: Buffer) => void (read += part.length)).resume()
  await expect.poll(() => isCut, { timeout: 5_000 }).toBe(true)
  await expect.poll(() => read).toBeGreaterThan(4_194_304)
  for (const reader of readers) reader.destroy()
})

test('a connection on which nothing is taken is ended', async () => {
  const other = await testApp({ stallMs: 1_000 })
  try {
    const socket = connect(other.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /speed/4194304 HTTP/1.1\r\nHost: a.localhost\r\n\r\n'.repeat(4))
    socket.pause()
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await pause(3_000)
    let read = 0
    socket.on('data', (part: Buffer) => void (read += part.length))
    socket.resume()
    await closed
    // Cut before the end of what was asked for.
    expect(read).toBeLessThan(4 * 4_194_304)
  } finally {
    await other.close()
  }
})

test('a campus is one address: nobody is told to wait for how often it is asked from there', async () => {
  const answers = []
  for (let i = 0; i < 130; i++) answers.push((await get('/speed/0')).http)
  expect(new Set(answers)).toEqual(new Set([200]))
})
