import { expect, test } from 'vitest'
import { membersOf, narrowTo, readDocument } from './read-document.ts'

const document = {
  openapi: '3.1.0',
  paths: {
    '/api/Course/Move': {
      post: {
        operationId: 'courses.moveCourse',
        tags: ['courses'],
        description: 'For: admin, operator. Menu code 3. Body in mode aes with a session.',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['Action'],
                properties: {
                  Action: { type: 'string', enum: ['submit', 'return'] },
                  Comment: { type: ['string', 'null'], default: '' },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Code 0; -404 missing: 数据不存在; -10008 comment: 请填写原因',
            content: {
              'application/json': {
                schema: {
                  properties: {
                    Data: {
                      type: 'object',
                      properties: {
                        List: {
                          type: 'array',
                          items: { type: 'object', properties: { Id: { type: 'string' } } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
}

test('a call is read: who, how, what goes in, what comes out, what it may answer instead', () => {
  const [call] = readDocument(document)
  expect(call).toMatchObject({
    id: 'courses.moveCourse',
    name: 'moveCourse',
    room: 'courses',
    method: 'POST',
    who: ['admin', 'operator'],
    menu: '3',
    mode: 'aes',
    refusals: [
      { code: '-404', sentence: '数据不存在' },
      { code: '-10008', sentence: '请填写原因' },
    ],
  })
  expect(call?.input).toEqual([
    { depth: 0, name: 'Action', type: '"submit" | "return"', required: true, note: '' },
    { depth: 0, name: 'Comment', type: 'string | null', required: false, note: '默认 ""' },
  ])
  expect(call?.output.map(({ depth, name, type }) => [depth, name, type])).toEqual([
    [0, 'List', 'object[]'],
    [1, 'Id', 'string'],
  ])
})

test('of a GET the query is read', () => {
  const parameter = { name: 'Id', in: 'query', required: true, schema: { type: 'string' } }
  const [call] = readDocument({
    paths: { '/api/A/B': { get: { operationId: 'a.b', parameters: [parameter] } } },
  })
  expect(call?.input).toEqual([{ depth: 0, name: 'Id', type: 'string', required: true, note: '' }])
})

test('calls are found by their path, name or sentence, all words at once', () => {
  const calls = readDocument(document)
  expect(narrowTo(calls, 'course 原因')).toHaveLength(1)
  expect(narrowTo(calls, 'course 价格')).toHaveLength(0)
  expect(narrowTo(calls, ' ')).toHaveLength(1)
})

test('a document that says nothing has no calls, and a schema that turns on itself ends', () => {
  expect(readDocument({})).toEqual([])
  const round: Record<string, unknown> = { type: 'object' }
  round['properties'] = { Again: round }
  expect(membersOf(round).length).toBeLessThan(10)
})
