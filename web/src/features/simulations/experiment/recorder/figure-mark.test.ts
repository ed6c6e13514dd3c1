import { expect, test } from 'vitest'
import { analysisMark, figureMark, withFigures } from './figure-mark.ts'

test('a figure goes into the text and comes out again, and what only looks like one stays text', () => {
  const figure = { channel: 'tension', from: 12.5, to: 22.5 }
  const text = `幅度增大。\n${figureMark(figure)}\n其后恢复。`
  expect(withFigures(text)).toEqual(['幅度增大。\n', figure, '\n其后恢复。'])
  expect(withFigures('〔图 tension 9–3 s〕')).toEqual(['〔图 tension 9–3 s〕'])
  expect(withFigures('')).toEqual([])
})

test('an analysis goes into the text and comes out again', () =>
  expect(withFigures(`甲${analysisMark('strength')}乙`)).toEqual([
    '甲',
    { analysis: 'strength' },
    '乙',
  ]))
