import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestExport } from '@xinglin/contract/questions'
import { decodeBody, encodeBody } from '@xinglin/wire'
import { inPieces } from './in-pieces.ts'

test('a file of any size that is allowed comes through the envelope, and is put together as it was', () =>
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2, 89_999, 90_000, 90_001, largestExport), (size) => {
      const bytes = randomBytes(size)
      const sent = encodeBody('b64', { Data: { Bytes: inPieces(bytes) } }, undefined)
      const { Data } = decodeBody('b64', sent, undefined) as { Data: { Bytes: string[] } }
      expect(Buffer.from(Data.Bytes.join(''), 'base64').equals(bytes)).toBe(true)
    }),
  ))

test('a larger one is refused in words', () =>
  expect(() => inPieces(new Uint8Array(largestExport + 1))).toThrow('文件太大'))
