import { request } from 'node:http'
import type { Call } from '@xinglin/contract/call'
import type { Session } from '@xinglin/contract/identity'
import { decodeBody, type Mode } from '@xinglin/wire'
import { signedRequest } from './signed.ts'

/** A line of a stream with when it was there. */
export type ReadLine = { readonly Code: number; readonly Data: unknown; readonly at: number }

/** Reads a stream until it is closed; `onLine` hears of each line as it comes. */
export const readStream = (
  port: number,
  call: Pick<Call, 'path' | 'method'>,
  input: object,
  session: Session,
  onLine: (line: ReadLine) => void,
): { readonly close: () => void } => {
  const host = `localhost:${port}`
  const { headers, body } = signedRequest(host, call, input, session)
  const sent = request(
    {
      host: '127.0.0.1',
      port,
      path: call.path,
      method: call.method,
      headers: { ...headers, Host: host, 'Content-Length': String(body.length) },
      agent: false,
    },
    (answer) => {
      const mode = answer.headers['x-body-mode'] as Mode
      let rest = Buffer.alloc(0)
      answer.on('data', (part: Buffer) => {
        const at = performance.now()
        rest = Buffer.concat([rest, part])
        for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
          const opened = decodeBody(mode, rest.subarray(0, end), session) as unknown as ReadLine
          onLine({ ...opened, at })
          rest = rest.subarray(end + 1)
        }
      })
      answer.on('error', () => undefined)
    },
  )
  sent.on('error', () => undefined)
  sent.end(body)
  return { close: () => void sent.destroy() }
}
