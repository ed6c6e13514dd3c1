import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { VectorFile } from './vector-file.ts'
import { checkVectors } from './vectors.ts'

const file = JSON.parse(
  readFileSync(new URL('./wire-vectors.json', import.meta.url), 'utf8'),
) as VectorFile

test('the file holds what the wire page counts', () => {
  expect([file.requests.length, file.responses.length, file.keyDerivation.length]).toEqual([
    66, 6, 4,
  ])
})

test('every vector holds', () => {
  expect(checkVectors(file)).toEqual([])
})

test('no vector holds by accident: each one fails when what it expects is changed', () => {
  for (const request of file.requests) {
    const other = { ...request, expect: { ...request.expect, Code: 7 } }
    expect(checkVectors({ ...file, requests: [other] }).length, request.id).toBeGreaterThan(0)
  }
  for (const response of file.responses) {
    const other = { ...response, bodyUtf8: '' }
    expect(checkVectors({ ...file, responses: [other] }).length, response.id).toBeGreaterThan(0)
  }
})
