import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BodyMap } from './body-map.tsx'
import { shapeOf } from './shapes.ts'

const show = (age: number) =>
  render(<BodyMap age={age} chosen="" done={{}} onChoose={vi.fn()} />).container

test('a baby is drawn as one, with the same regions to choose', () => {
  const regions = (age: number) =>
    shapeOf(age).places.map(({ region, side }) => `${region} ${side}`)
  expect(regions(1)).toEqual(regions(30))
  const outline = (age: number) => show(age).querySelector('path')?.getAttribute('d')
  expect(outline(1)).not.toBe(outline(30))
  expect(outline(3)).toBe(outline(30))
  expect(screen.getAllByRole('button', { name: '腹部' })).toHaveLength(4)
})

test('no region of a body lies outside its drawing', () => {
  for (const age of [1, 30])
    for (const { left, top, width, height } of shapeOf(age).places) {
      expect(left + width).toBeLessThanOrEqual(100)
      expect(top + height).toBeLessThanOrEqual(100)
    }
})
