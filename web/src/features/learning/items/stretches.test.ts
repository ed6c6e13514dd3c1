import { describe, expect, test } from 'vitest'
import { shareWatched, wasPlayed, withStretch } from './stretches.ts'

describe('stretches of a video', () => {
  test('that touch become one, in whatever order they were played', () => {
    const watched = withStretch(withStretch(withStretch([], [10, 12]), [0, 4]), [4.3, 10.1])
    expect(watched).toEqual([[0, 12]])
  })

  test('apart stay apart, and count once', () => {
    const watched = withStretch(withStretch(withStretch([], [0, 10]), [50, 60]), [5, 8])
    expect(watched).toEqual([
      [0, 10],
      [50, 60],
    ])
    expect(shareWatched(watched, 100)).toBeCloseTo(0.2)
  })

  test('beyond the end are worth no more than the video', () => {
    expect(shareWatched([[0, 25]], 24)).toBe(1)
    expect(shareWatched([[0, 25]], 0)).toBe(0)
  })

  test('are never more than the server takes', () => {
    let watched: [number, number][] = []
    for (let at = 0; at < 3000; at += 3) watched = withStretch(watched, [at, at + 1])
    expect(watched).toHaveLength(500)
  })

  test.each([
    ['playing on', 10, 10.25, 1, true],
    ['playing twice as fast', 10, 14, 2, true],
    ['jumping ahead', 10, 60, 1, false],
    ['going back', 10, 4, 1, false],
    ['standing still', 10, 10, 1, false],
  ])('%s', (_, before, now, rate, played) => {
    expect(wasPlayed(before, now, rate)).toBe(played)
  })
})
