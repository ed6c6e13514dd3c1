import { describe, expect, test } from 'vitest'
import { isShown, nextZoom, pageInSight, withPage } from './pages-seen.ts'

const box = (top: number, height = 1000) => ({ top, bottom: top + height })

test('pages are kept in order, each once', () => {
  expect(withPage([1, 3], 2)).toEqual([1, 2, 3])
  expect(withPage([1, 3], 3)).toEqual([1, 3])
})

describe('in a window 800 high', () => {
  test('the page that fills most of it is in sight', () => {
    expect(pageInSight([box(-700), box(316)], 800)).toBe(2)
    expect(pageInSight([box(-300), box(716)], 800)).toBe(1)
    expect(pageInSight([box(900)], 800)).toBe(0)
    expect(pageInSight([], 800)).toBe(0)
  })

  test('a page is shown once half of it, or nearly half of the window, was', () => {
    expect(isShown(box(-390), 800)).toBe(true)
    expect(isShown(box(-700), 800)).toBe(false)
    expect(isShown(box(300, 200), 800)).toBe(true)
    expect(isShown(box(-2000, 5000), 800)).toBe(true)
  })
})

test('enlargement goes by steps and stays within them', () => {
  expect(nextZoom(1, 1)).toBe(1.25)
  expect(nextZoom(1, -1)).toBe(0.75)
  expect(nextZoom(3, 1)).toBe(3)
  expect(nextZoom(0.5, -1)).toBe(0.5)
})
