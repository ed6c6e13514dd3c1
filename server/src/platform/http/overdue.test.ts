import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOverdue } from './overdue.ts'
import { refusedOf } from './refused-of.ts'

const server = fastify()
const faults: unknown[] = []
let origin = ''
beforeAll(async () => {
  endOverdue(server, 300)
  server.setErrorHandler((error, _request, reply) =>
    reply.code(200).send({ Code: refusedOf(error, (fault) => faults.push(fault)).code }),
  )
  server.get('/slow', async () => {
    await pause(4_000)
    return { late: true }
  })
  server.get('/begun', (_request, reply) => {
    reply.hijack()
    reply.raw.write('one,')
    setTimeout(() => reply.raw.end('two'), 2_500)
  })
  server.get('/quick', async () => ({ late: false }))
  origin = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test('what takes too long is answered as by a server that has no room; what has begun to be sent goes on', async () => {
  const [slow, begun, quick] = await Promise.all([
    fetch(`${origin}/slow`).then((answer) => answer.json()),
    fetch(`${origin}/begun`).then((answer) => answer.text()),
    fetch(`${origin}/quick`).then((answer) => answer.json()),
  ])
  expect(slow).toEqual({ Code: -10503 })
  expect(begun).toBe('one,two')
  expect(quick).toEqual({ late: false })
  expect(faults).toHaveLength(1)
})
