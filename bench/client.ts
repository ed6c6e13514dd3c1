import { connect, type Socket } from 'node:net'

/** What a run of requests came to. Latencies in ms, ascending. */
export type Run = {
  readonly answered: number
  readonly failed: number
  readonly seconds: number
  readonly latencies: readonly number[]
}

const headEnd = Buffer.from('\r\n\r\n')
const lengthOf = (head: string): number => Number(/\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)

/** Reads one answer after another from a socket and tells each one's status. */
const answers = (socket: Socket, each: (status: number) => void): void => {
  let left = Buffer.alloc(0)
  socket.on('data', (part) => {
    left = left.length === 0 ? part : Buffer.concat([left, part])
    for (;;) {
      const end = left.indexOf(headEnd)
      if (end < 0) return
      const head = left.toString('latin1', 0, end)
      const whole = end + 4 + lengthOf(head)
      if (left.length < whole) return
      left = left.subarray(whole)
      each(Number(head.slice(9, 12)))
    }
  })
}

/**
 * Sends prepared requests over some connections, one at a time on each, until the time is over or they are spent; `next`
 * hands out the bytes. Connections are spread over the ports of one installation. Nothing is computed meanwhile: what is
 * measured is the server.
 */
export const blast = async (
  ports: readonly number[],
  connections: number,
  seconds: number,
  next: () => Buffer | undefined,
): Promise<Run> => {
  const latencies: number[] = []
  let failed = 0
  const began = performance.now()
  const until = began + seconds * 1_000
  await Promise.all(
    Array.from(
      { length: connections },
      (_, at) =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(ports[at % ports.length] ?? 0, '127.0.0.1')
          socket.setNoDelay(true)
          let sentAt = 0
          const send = (): void => {
            const bytes = performance.now() < until ? next() : undefined
            if (!bytes) {
              socket.destroy()
              resolve()
              return
            }
            sentAt = performance.now()
            socket.write(bytes)
          }
          answers(socket, (status) => {
            latencies.push(performance.now() - sentAt)
            if (status !== 200) failed += 1
            send()
          })
          socket.on('connect', send)
          socket.on('error', reject)
        }),
    ),
  )
  return {
    answered: latencies.length,
    failed,
    seconds: (performance.now() - began) / 1_000,
    latencies: latencies.toSorted((a, b) => a - b),
  }
}
