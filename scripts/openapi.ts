import * as z from 'zod'
import { callsByRoom } from '@xinglin/contract/specification'
import type { Call } from '@xinglin/contract/call'
import { modeOf } from '@xinglin/wire'

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
  return `${JSON.stringify({ openapi: '3.1.0', info: { title: 'Xinglin', version: '0.1.0' }, paths }, null, 2)}\n`
}
