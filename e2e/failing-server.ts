import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '@playwright/test'
import { port } from './addresses.ts'

/** How a call fails: with a status and a body, never (the answer is swallowed), or by a broken connection. */
export type Failure = { status: number; body?: object } | 'silence' | 'cut'

/** A real server before the real server, which fails where it is told to. */
export type FailingServer = {
  readonly address: string
  /** From now on, calls whose path ends so fail like this; null mends it. */
  readonly fail: (path: string, failure: Failure | null) => void
  /** How often such a path was asked for. */
  readonly requestsTo: (path: string) => number
}

const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const { method, url, headers } = incoming
  const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}

const failWith = (failure: Failure, outgoing: ServerResponse): void => {
  if (failure === 'silence') return
  if (failure === 'cut') {
    outgoing.destroy()
    return
  }
  const { status, body } = failure
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(body ? { 'x-body-mode': 'plain' } : {}),
  })
  outgoing.end(body ? JSON.stringify(body) : '<html>bad gateway</html>')
}

/** Tests with a server that can be made to fail. */
export const test = base.extend<{ server: FailingServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  server: async ({}, use) => {
    const failures = new Map<string, Failure>()
    const requests: string[] = []
    const server = createServer((incoming, outgoing) => {
      const path = (incoming.url ?? '').split('?')[0] ?? ''
      requests.push(path)
      const failure = [...failures].find(([end]) => path.endsWith(end))?.[1]
      if (!failure) return forward(incoming, outgoing)
      incoming.resume()
      incoming.on('end', () => failWith(failure, outgoing))
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    await use({
      address: `http://localhost:${(server.address() as AddressInfo).port}`,
      fail: (path, failure) => void (failure ? failures.set(path, failure) : failures.delete(path)),
      requestsTo: (path) => requests.filter((one) => one.endsWith(path)).length,
    })
    server.closeAllConnections()
    server.close()
  },
})
