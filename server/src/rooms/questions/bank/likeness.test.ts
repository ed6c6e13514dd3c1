import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessOf, runsIn, sketchOf, sketchSize } from './likeness.ts'

const likeness = (one: string, other: string) => likenessOf(runsIn(one), runsIn(other))
const infarct =
  '男，58岁。突发胸骨后压榨性疼痛3小时，向左肩放射。心电图示II、III、aVF导联ST段抬高。最可能的诊断是'
const other = '女，23岁。转移性右下腹痛12小时，伴恶心、发热。麦氏点压痛、反跳痛。最可能的诊断是'

test.each([
  ['the same', infarct, infarct, 100, 100],
  ['other figures', infarct, infarct.replace('58岁', '61岁').replace('3小时', '2小时'), 70, 95],
  ['other signs and spaces', infarct, ` ${infarct.replaceAll('，', ',')} `, 100, 100],
  ['another disease in the same frame', infarct, other, 0, 15],
  ['nothing', infarct, '', 0, 0],
  ['stock phrases alone', '下列哪项是正确的', '下列哪项是正确的', 0, 0],
])('%s', (_what, one, two, least, most) => {
  expect(likeness(one, two)).toBeGreaterThanOrEqual(least)
  expect(likeness(one, two)).toBeLessThanOrEqual(most)
})

test('likeness goes both ways and stays within 0-100', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, two) => {
      const both = likeness(one, two)
      expect(both).toBe(likeness(two, one))
      expect(both >= 0 && both <= 100).toBe(true)
    }),
  ))

test('a sketch is small and shares hashes with the sketch of what is much the same', () => {
  const long = Array.from({ length: 400 }, (_, at) => `第${at * 7919}句`).join('')
  expect(sketchOf(long)).toHaveLength(sketchSize)
  const changed = new Set(sketchOf(long.replace('第79190句', '改了一处')))
  expect(sketchOf(long).filter((hash) => changed.has(hash)).length).toBeGreaterThan(40)
  expect(sketchOf('')).toEqual([])
})
