import { vi } from 'vitest'

type ServerAnswer = {
  readonly http?: number
  readonly Code?: number
  readonly Msg?: string
  readonly Data?: unknown
}
type Answers = Readonly<
  Record<
    string,
    ServerAnswer | ((input: Record<string, unknown>) => ServerAnswer | Promise<ServerAnswer>)
  >
>

/** What a test's server was asked, in order. */
export type ServerRequest = { readonly name: string; readonly input: Record<string, unknown> }

const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>

// Bytes made in jsdom are no Uint8Array of this realm. What administrators send travels as Base64.
const inputOf = (body: unknown): Record<string, unknown> => {
  if (!ArrayBuffer.isView(body) || body.byteLength === 0) return {}
  const text = new TextDecoder().decode(body)
  if (text.startsWith('{')) return parsed(text)
  return parsed(new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))))
}

/** Answers calls by the last segment of their path, in plain; a call that is not named is answered 404. Returns what was asked. */
export const aServer = (answers: Answers): ServerRequest[] => {
  const requests: ServerRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const name = url.split('?')[0]?.split('/').at(-1) ?? ''
    // What is said of a file stands in the query; a file itself says nothing here.
    const isFile = new Headers(init?.headers).get('Content-Type') === 'application/octet-stream'
    const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
    const input = isFile ? query : inputOf(init?.body)
    requests.push({ name, input })
    const answer = answers[name] ?? { http: 404, Code: -10404, Msg: '请求的地址不存在' }
    const {
      http = 200,
      Code = 0,
      Msg = '',
      Data = null,
    } = await (typeof answer === 'function' ? answer(input) : answer)
    return new Response(JSON.stringify({ Code, Msg, Data }), {
      status: http,
      headers: {
        'X-Body-Mode': 'plain',
        'X-Server-Time': String(Date.now()),
        'X-Trace-Id': 'trace-1',
      },
    })
  })
  return requests
}
