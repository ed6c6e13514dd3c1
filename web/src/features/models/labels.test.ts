import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelHeight, layLabels } from './labels.ts'

const size = { width: 800, height: 480 }
const anchors = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 480 }) }),
  { maxLength: 40 },
)
const numbered = (list: readonly { x: number; y: number }[]) =>
  list.map((one, index) => ({ ...one, id: `p${index}` }))

test('no label lies over another or outside, wherever the points are', () =>
  fc.assert(
    fc.property(anchors, (list) => {
      const laid = layLabels(numbered(list), size)
      for (const side of ['left', 'right']) {
        const tops = laid.filter((one) => one.side === side).map(({ top }) => top)
        for (const [index, top] of tops.toSorted((a, b) => a - b).entries()) {
          expect(top).toBeGreaterThanOrEqual(index * labelHeight)
          expect(top).toBeLessThanOrEqual(size.height - labelHeight)
          expect(tops.filter((other) => Math.abs(other - top) < labelHeight)).toHaveLength(1)
        }
      }
    }),
  ))

test('all are kept as long as there is room, then the first ones', () => {
  const room = 2 * Math.floor(size.height / labelHeight)
  const many = Array.from({ length: room + 6 }, (_, i) => ({ x: i * 10, y: (i * 37) % 480 }))
  expect(layLabels(numbered(many.slice(0, room)), size)).toHaveLength(room)
  expect(layLabels(numbered(many), size)).toHaveLength(room)
})

test('a point on the right has its name on the right, in the order of the points', () => {
  const laid = layLabels(
    numbered([
      { x: 700, y: 300 },
      { x: 690, y: 100 },
      { x: 90, y: 20 },
    ]),
    size,
  )
  expect(laid.map(({ id, side }) => [id, side])).toEqual([
    ['p2', 'left'],
    ['p1', 'right'],
    ['p0', 'right'],
  ])
})
