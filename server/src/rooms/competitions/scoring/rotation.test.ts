import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeShare } from './marks.ts'
import { drawOrder, planSlots } from './rotation.ts'
import { standardised } from './standardise.ts'

const share = fc.integer({ min: 0, max: wholeShare })

describe('the plan of a round', () => {
  const names = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${word}${at}`)

  test.each([
    ['stations', 1],
    ['lanes', 4],
  ] as const)(
    'by %s nobody is at two stations at a time, and no station has two teams',
    (format, lanes) =>
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 20 }),
          fc.integer({ min: 1, max: 12 }),
          (teams, stations) => {
            const slots = planSlots(format, names('t', teams), names('s', stations), lanes)
            expect(slots).toHaveLength(teams * stations)
            const ofTeams = slots.map(({ entryId, step }) => `${entryId} ${step}`)
            const ofStations = slots.map(
              ({ stationId, lane, step }) => `${stationId} ${lane} ${step}`,
            )
            expect(new Set(ofTeams).size).toBe(slots.length)
            expect(new Set(ofStations).size).toBe(slots.length)
          },
        ),
      ),
  )

  test('a team goes from each station to the next', () => {
    const slots = planSlots('stations', names('t', 3), names('s', 3), 1)
    const of = (id: string) =>
      slots
        .filter(({ entryId }) => entryId === id)
        .toSorted((one, other) => one.step - other.step)
        .map(({ stationId }) => stationId)
    expect(of('t0')).toEqual(['s0', 's1', 's2'])
    expect(of('t1')).toEqual(['s1', 's2', 's0'])
  })

  test('the order is the seed’s alone', () => {
    const ids = names('team', 12)
    const drawn = drawOrder(ids, 'a seed')
    expect(drawOrder(ids.toReversed(), 'a seed')).toEqual(drawn)
    expect(drawn.toSorted()).toEqual(ids.toSorted())
    expect(drawOrder(ids, 'another')).not.toEqual(drawn)
  })
})

describe('one scale for all judges', () => {
  const marks = (judge: string, ...shares: number[]) =>
    shares.map((one, at) => ({ judge, entryId: `t${at}`, share: one }))

  test('a mild and a severe judge who see the same come to the same', () => {
    const out = standardised([...marks('mild', 9000, 8000), ...marks('severe', 6000, 5000)])
    const of = (judge: string) => out.filter((one) => one.judge === judge).map((one) => one.share)
    expect(of('mild')).toEqual(of('severe'))
  })

  test('a judge who gives all the same keeps it, and nothing is ever no number', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            judge: fc.constantFrom('a', 'b', 'c'),
            entryId: fc.constantFrom('t0', 't1', 't2'),
            share,
          }),
          { maxLength: 12 },
        ),
        (all) => {
          for (const { share: one } of standardised(all)) {
            expect(Number.isInteger(one)).toBe(true)
            expect(one).toBeGreaterThanOrEqual(0)
            expect(one).toBeLessThanOrEqual(wholeShare)
          }
          const same = marks('a', 7000, 7000)
          expect(standardised(same)).toEqual(same)
        },
      ),
    ))
})
