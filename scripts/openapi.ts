import * as z from 'zod'
import * as courses from '@xinglin/contract/courses'
import * as dictionaries from '@xinglin/contract/dictionaries'
import * as identity from '@xinglin/contract/identity'
import * as learning from '@xinglin/contract/learning'
import * as schools from '@xinglin/contract/schools'
import * as statistics from '@xinglin/contract/statistics'
import * as teachers from '@xinglin/contract/teachers'
import type { Call } from '@xinglin/contract/call'
import { modeOf } from '@xinglin/wire'

const rooms = { courses, dictionaries, identity, learning, schools, statistics, teachers }

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'input' in value &&
  'output' in value

const schema = (of: z.core.$ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
  return rest
}

const operation = (room: string, name: string, call: Call) => ({
  operationId: `${room}.${name}`,
  tags: [room],
  description: `For: ${call.who.join(', ')}.${call.menu ? ` Menu code ${call.menu}.` : ''} Body in mode ${modeOf(call.path, true, true)} with a session.`,
  requestBody: { content: { 'application/json': { schema: schema(call.input, 'input') } } },
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

/** The calls of the contract as an OpenAPI 3.1 document; the envelope of the wire format goes around each body. */
export const openApi = (): string => {
  const calls = Object.entries(rooms).flatMap(([room, names]) =>
    Object.entries(names).flatMap(([name, value]) =>
      isCall(value) ? [{ room, name, call: value }] : [],
    ),
  )
  const paths = Object.fromEntries(
    calls
      .toSorted((one, other) => one.call.path.localeCompare(other.call.path, 'en'))
      .map(({ room, name, call }) => [
        call.path,
        { [call.method.toLowerCase()]: operation(room, name, call) },
      ]),
  )
  return `${JSON.stringify({ openapi: '3.1.0', info: { title: 'Xinglin', version: '0.1.0' }, paths }, null, 2)}\n`
}
