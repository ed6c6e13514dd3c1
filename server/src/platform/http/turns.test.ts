import { expect, test } from 'vitest'
import { importCase } from '@xinglin/contract/workshop'
import { inPictureTurn, inTurn } from './turns.ts'

test('who signs in waits for no picture that is made anew', async () => {
  const finished = Promise.withResolvers<void>()
  const pictures = Array.from({ length: 50 }, () => inPictureTurn(() => finished.promise))
  expect(await inTurn(() => Promise.resolve('signed in'))).toBe('signed in')
  finished.resolve()
  await Promise.all(pictures)
})

test('a file that is read in a thread takes no turn of a password', () =>
  expect(importCase).not.toHaveProperty('hashes'))
