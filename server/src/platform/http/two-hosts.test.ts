import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => (app = await testApp()))
afterAll(() => app.close())

const statusOf = async (head: string): Promise<number> => {
  const socket = connect(app.port, '127.0.0.1')
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  const [part] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(part.toString().split(' ')[1])
}

test.each([
  'GET /',
  'GET /courses',
  'GET /assets/x.js',
  'GET /f/01a205db-3328-7d37-8741-7f25f67aa7f6',
  'GET /speed/0',
  'GET /readyz',
  'OPTIONS /f/x',
  'POST /api/UserManage/KeepAlive',
  'POST /login',
  'GET /nothing/at/all',
])('%s with two hosts is answered 400, and with one it is not', async (line) => {
  const one = `${line} HTTP/1.1\r\nHost: a.localhost\r\nContent-Length: 0`
  expect(await statusOf(`${one}\r\nHost: b.localhost`)).toBe(400)
  expect(await statusOf(`${one}\r\nhost: a.localhost`)).toBe(400)
  expect(await statusOf(one)).not.toBe(line.startsWith('POST /api') ? 0 : 400)
})
