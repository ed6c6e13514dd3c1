import { expect, test } from 'vitest'
import { piecesOf, sentencesOf } from './stretches.ts'

const drawn = (text: string, ...placed: [number, number][]) =>
  piecesOf(
    text,
    placed.map(([from, to]) => ({ from, to })),
  ).map(({ from, to, on }) => [text.slice(from, to), on.length])

test('what overlaps is drawn piece by piece, and no letter is lost', () => {
  expect(drawn('血压升高了')).toEqual([['血压升高了', 0]])
  expect(drawn('血压升高了', [0, 2], [1, 4])).toEqual([
    ['血', 1],
    ['压', 2],
    ['升高', 1],
    ['了', 0],
  ])
  expect(drawn('血压', [0, 2], [0, 2])).toEqual([['血压', 2]])
  expect(drawn('')).toEqual([])
})

test('sentences have their places', () => {
  const text = '血压升高。\n 心率加快；原因是反射'
  expect(sentencesOf(text).map((one) => text.slice(one.from, one.to))).toEqual([
    '血压升高。',
    '心率加快；',
    '原因是反射',
  ])
})
