import { once } from 'node:events'
import { connect } from 'node:net'
import { decodeBody } from '@xinglin/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => (app = await testApp()))
afterAll(() => app.close())

/** What comes back for some bytes, head and body, until the server hangs up. */
const heardFor = async (bytes: string): Promise<{ head: string; body: string }> => {
  const socket = connect(app.port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n')
  return { head, body }
}

test.each([
  ['what is not HTTP', 'hello\r\n\r\n', 400, -10006],
  ['a head without an end', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, -10413],
  ['a length that is no number', 'POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n', 400, -10006],
])('%s is refused as everything else is', async (_, bytes, status, code) => {
  const { head, body } = await heardFor(bytes)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('X-Content-Type-Options: nosniff')
  expect(head).toContain("Content-Security-Policy: default-src 'none'")
  expect(decodeBody('plain', Buffer.from(body), undefined)).toMatchObject({ Code: code })
})
