import { describe, expect, test } from 'vitest'
import { lastOpen, standingsOf, stateOfSection } from './way.ts'

const section = (id: string, oneWay: boolean, stepwise = false) => ({
  id,
  name: id,
  policy: 'all' as const,
  oneWay,
  mixOptions: true,
  questions: [
    {
      questionId: `${id}-q`,
      versionId: 'v',
      type: stepwise ? ('analysis' as const) : ('A3' as const),
      stepwise,
      units: [1, 2, 3].map((no) => ({ id: `${id}-${no}`, tenths: 10 })),
    },
  ],
})
const way = (oneWays: readonly boolean[], sectionAt: number) => ({
  drawn: oneWays.map((one, at) => section(`s${at}`, one)),
  sectionAt,
  reached: {},
})
const states = (oneWays: readonly boolean[], at: number) =>
  oneWays.map((_, nth) => stateOfSection(way(oneWays, at), nth))

describe('sections', () => {
  test.each<[readonly boolean[], number, readonly string[]]>([
    [[false, false, false], 0, ['open', 'open', 'open']],
    [[true, true, true], 0, ['open', 'later', 'later']],
    [[true, true, true], 1, ['left', 'open', 'later']],
    [[true, true, true], 2, ['left', 'left', 'open']],
    [[false, true, false], 0, ['open', 'later', 'later']],
    [[false, true, false], 1, ['open', 'open', 'later']],
    [[false, true, false], 2, ['open', 'left', 'open']],
    [[true, false, false], 0, ['open', 'later', 'later']],
    [[true, false, false], 1, ['left', 'open', 'open']],
  ])('%j at %i are %j', (oneWays, at, expected) => expect(states(oneWays, at)).toEqual(expected))

  test('the last that is open is where one leaves from', () => {
    expect(lastOpen(way([false, false, true], 0))).toBe(1)
    expect(lastOpen(way([true, false], 0))).toBe(0)
  })
})

test('parts of a stepwise group are open one at a time, and its left ones stay left', () => {
  const one = { drawn: [section('s', false, true)], sectionAt: 0, reached: { 's-q': 2 } }
  const standings = standingsOf(one)
  expect(['s-1', 's-2', 's-3'].map((id) => standings.get(id)?.state)).toEqual([
    'left',
    'open',
    'later',
  ])
})
