import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service of language models was sent. */
export type AskedOfModel = {
  readonly headers: IncomingHttpHeaders
  readonly path: string
  readonly body: string
  /** The patient's own words in it. */
  readonly text: string
}

/** How the service behaves to one request. */
export type ModelManner = (prompt: AskedOfModel, answer: ServerResponse) => void | Promise<void>

/** A real HTTP server that speaks as OpenAI-compatible services do, well or badly. */
export type ModelServer = {
  readonly baseUrl: string
  readonly prompts: AskedOfModel[]
  manner: ModelManner
  readonly close: () => void
}

const piece = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

/** Streams a text in pieces of three characters, a pause before each, and says that it is done. */
export const streams =
  (textOf: (reply: string) => string, { pauseMs = 0, done = true } = {}): ModelManner =>
  async ({ text }, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    for (const part of textOf(text).match(/.{1,3}/gsu) ?? []) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (answer.destroyed) return
      answer.write(piece(part))
    }
    answer.end(done ? 'data: [DONE]\n\n' : '')
  }

/** Answers at once, whatever it is. */
export const answers =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): ModelManner =>
  (_asked, answer) =>
    void answer.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

const saidIn = (body: string): string => {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] }
  const { content = '{}' } = messages.find(({ role }) => role === 'user') ?? {}
  return (JSON.parse(content) as { 原话?: string }).原话 ?? ''
}

/** Starts the service on a port of its own; it repeats what it is given until it is told otherwise. */
export const modelServer = async (): Promise<ModelServer> => {
  const prompts: AskedOfModel[] = []
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      const one = { headers: request.headers, path: request.url ?? '', body, text: saidIn(body) }
      prompts.push(one)
      void model.manner(one, answer)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const model: ModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts,
    manner: streams((text) => text),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return model
}
