import { describe, expect, test } from 'vitest'
import { choicesOf, computedFamilies, computedInstance, narrowingProblem } from './index.ts'
import { otherWays as ofStems } from './other-ways-testing.ts'
import { waysOfFigures } from './ways-of-figures-testing.ts'

const otherWays = { ...ofStems, ...waysOfFigures }

test('every family has a name of its own and another way to its key', () => {
  expect(computedFamilies.length).toBeGreaterThanOrEqual(30)
  expect(new Set(computedFamilies.map(({ id }) => id)).size).toBe(computedFamilies.length)
  expect(Object.keys(otherWays).toSorted()).toEqual(computedFamilies.map(({ id }) => id).toSorted())
  const drawn = computedFamilies.filter((family) => computedInstance(family, '1').figure)
  expect(drawn.length).toBeGreaterThanOrEqual(12)
})

describe.each(computedFamilies.map((family) => [family.id, family] as const))(
  '%s',
  (id, family) => {
    const isRecorded = family.group === '实验曲线'
    const count = isRecorded ? 240 : 1_000
    const instances = Array.from({ length: count }, (_, at) =>
      computedInstance(family, `seed ${at}`),
    )

    test('has 200 instances at least that can be told apart, the same for the same seed', () => {
      const shown = instances.map(({ stem, figure }) => JSON.stringify([stem, figure]))
      expect(new Set(shown).size).toBeGreaterThanOrEqual(200)
      expect(computedInstance(family, 'seed 7')).toEqual(instances[7])
      // Neighbours do not have the same answer.
      if (!family.isNamed)
        expect(new Set(instances.map(({ value }) => value)).size).toBeGreaterThanOrEqual(12)
    })

    test('the key is the same by another way, well within what an answer may be off', () => {
      for (const { stem, value, tolerance, figure } of id === 'elimination'
        ? instances.slice(0, 60)
        : instances) {
        const again = otherWays[id]?.(
          stem,
          figure ?? { zh: '', length: 0, timeUnit: 's', grid: 1, strips: [] },
        )
        if (typeof value === 'string') {
          expect(again, stem).toBe(value)
          continue
        }
        expect(Math.abs(Number(again) - value), `${stem} ${value} ${again}`).toBeLessThanOrEqual(
          Math.max(tolerance, 0.006),
        )
        expect(Number.isFinite(value) && value > 0, stem).toBe(true)
      }
    })

    test('says one blank, its unit, and how it is come to', () => {
      for (const { stem, unit, derivation, value } of instances.slice(0, 50)) {
        expect(stem.match(/_{3,}/g)).toHaveLength(1)
        expect(unit.length).toBeLessThan(20)
        expect(derivation.join('')).toContain(String(value))
      }
    })

    test('offers three mistakes at least beside the key, all of them apart', () => {
      for (const instance of instances) {
        const choices = choicesOf(instance)
        expect(choices.length, instance.stem).toBeGreaterThanOrEqual(4)
        expect(choices.filter(({ mistake }) => mistake === null)).toHaveLength(1)
        expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length)
      }
    })

    test('a recording is what its grid says, of finite samples within what is drawn', () => {
      for (const { figure } of instances.slice(0, 40)) {
        if (!figure) continue
        expect(figure.length / figure.grid).toBeLessThanOrEqual(60)
        for (const { samples, lo, hi } of figure.strips) {
          expect(samples.length).toBeLessThanOrEqual(2_000)
          expect(samples.every((one) => Number.isFinite(one))).toBe(true)
          const out = samples.filter((one) => one < lo || one > hi).length
          expect(out / samples.length).toBeLessThan(0.02)
        }
      }
    })

    test('keeps to the ranges that a teacher left, and says what is wrong with others', () => {
      const [[name, range] = ['', undefined]] = Object.entries(family.ranges)
      if (!range) throw new Error('no range')
      expect(narrowingProblem(family, {})).toBeUndefined()
      const { least, most, step } = range
      const above = { least: least - step, most }
      expect(narrowingProblem(family, { [name]: above })).toContain('之间')
      expect(narrowingProblem(family, { [name]: { least: most, most: least } })).toContain('大于')
      expect(narrowingProblem(family, { [name]: { least, most: most - step / 3 } })).toContain(
        '一档',
      )
      expect(narrowingProblem(family, { other: { least, most } })).toContain('不符')
    })
  },
)

test('ranges that leave too few instances are refused', () => {
  const [family] = computedFamilies
  if (!family) throw new Error('no family')
  const narrow = Object.fromEntries(
    Object.entries(family.ranges).map(([name, { least }]) => [name, { least, most: least }]),
  )
  expect(narrowingProblem(family, narrow)).toContain('过窄')
})
