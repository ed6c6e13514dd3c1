import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { callsByRoom } from '@xinglin/contract/specification'
import type { Call } from '@xinglin/contract/call'
import { modeOf } from '@xinglin/wire'

const schema = (of: z.core.$ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
  return rest
}

const contract = fileURLToPath(new URL('../contract/src', import.meta.url))
const documented =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = (?:(?:call|loader)\(|\w+Writings\.)/g

/** What the contract says of a call, by room and name: its sentence of documentation. */
const sentences = new Map<string, string>(
  globSync('**/*.ts', { cwd: contract })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const room = file.slice(0, file.lastIndexOf('/'))
      const text = readFileSync(join(contract, file), 'utf8')
      return [...text.matchAll(documented)].map(([, words = '', name = '']) => {
        const sentence = words.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim()
        return [`${room}.${name}`, sentence] as const
      })
    }),
)

const summaryOf = (id: string): string => {
  const sentence = sentences.get(id)
  if (!sentence) throw new Error(`${id} has no sentence of documentation in the contract`)
  return sentence
}

type Shape = { readonly properties?: Record<string, unknown>; readonly required?: string[] }

/** What goes in: a body, the query of a GET, or a file with a query about it. */
const requestOf = ({ method, input, fileBody }: Call) => {
  const shape = schema(input, 'input')
  if (method === 'POST' && !fileBody) {
    return { requestBody: { content: { 'application/json': { schema: shape } } } }
  }
  const { properties = {}, required = [] } = shape as Shape
  const { Bytes: _, ...about } = properties
  const file = { type: 'string', format: 'binary' }
  return {
    ...(fileBody && { requestBody: { content: { 'application/octet-stream': { schema: file } } } }),
    parameters: Object.entries(fileBody ? about : properties).map(([name, of]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: of,
    })),
  }
}

/** A room by its own name, without the folder that it shares with its like. */
const shortOf = (room: string): string => room.slice(room.lastIndexOf('/') + 1)

const operation = (room: string, name: string, call: Call) => ({
  operationId: `${shortOf(room)}.${name}`,
  summary: summaryOf(`${room}.${name}`),
  tags: [shortOf(room)],
  description: `For: ${call.who.join(', ')}.${call.menu ? ` Menu code ${call.menu}.` : ''} Body in mode ${modeOf(call.path, true, true)} with a session.${call.streams ? ' Answered by lines (application/x-ndjson), each an envelope of its own.' : ''}`,
  ...requestOf(call),
  responses: {
    200: {
      description: [
        'Code 0',
        ...Object.entries(call.refusals).map(
          ([why, [code, message]]) => `${code} ${why}: ${message}`,
        ),
      ].join('; '),
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              Code: { type: 'integer' },
              Msg: { type: 'string' },
              Data: schema(call.output, 'output'),
            },
          },
        },
      },
    },
  },
})

const envelope =
  'Each request carries X-Auth-Bundle and X-Auth-Sign, with a session X-Auth-Mac too; bodies are plain JSON, Base64 or AES as the path and the session decide. Every answer is { Code, Msg, Data }: a code of 0 or more is a success, below 0 Msg says why not.'

/** The calls of the contract as an OpenAPI 3.1 document; the envelope of the wire format goes around each body. */
export const openApi = (): string => {
  const calls = Object.entries(callsByRoom).flatMap(([room, named]) =>
    Object.entries(named).map(([name, call]) => ({ room, name, call })),
  )
  const paths = Object.fromEntries(
    calls
      .toSorted((one, other) => one.call.path.localeCompare(other.call.path, 'en'))
      .map(({ room, name, call }) => [
        call.path,
        { [call.method.toLowerCase()]: operation(room, name, call) },
      ]),
  )
  const info = { title: 'Xinglin', version: '0.1.0', description: envelope }
  return `${JSON.stringify({ openapi: '3.1.0', info, servers: [{ url: '/' }], paths }, null, 2)}\n`
}
