import { scaleOf } from '@xinglin/simulation/catalogue'
import { consultation, type Setup } from '@xinglin/simulation/consultation'
import { describe, expect, test } from 'vitest'
import { demoCases } from './index.ts'
import { qualifierValues } from './qualifier-values.ts'
import type { Ways } from './qualifier-ways.ts'

const cases = demoCases()

const earned = (setup: Setup, id: string, qualifiers: readonly string[]): number => {
  const primary = { code: setup.script.diagnosis.primary.code }
  const conclusion = { primary, qualifiers, secondary: [], evidence: [], differentials: [] }
  const done = consultation.act(consultation.start(setup), { type: 'diagnose', conclusion }, 1000)
  if ('refusal' in done) throw new Error(done.refusal.zh)
  const { sheet } = consultation.assess(setup, [done.event])
  const items = sheet.dimensions.flatMap((one) => one.items)
  return items.find((item) => item.id === `D-${id}`)?.got ?? Number.NaN
}

describe.each(cases.map(({ slug, script }) => [slug, script] as const))('%s', (slug, script) => {
  const setup: Setup = { script, seed: 1, mode: 'examination', temperament: 'standard' }

  test('every qualifier is read by scales, and every value of each is tried', () => {
    const own = script.diagnosis.primary.qualifiers.map(({ id, stated = [] }) => [
      id,
      stated.map(({ scale, is }) => [scale, is]),
    ])
    const tried = Object.entries(qualifierValues[slug] ?? {}).map(([id, ofScales]) => [
      id,
      Object.entries(ofScales).map(([scale, { right }]) => [scale, right]),
    ])
    expect(own).toEqual(tried)
    for (const [scale, { ways }] of Object.values(qualifierValues[slug] ?? {}).flatMap(
      Object.entries<Ways>,
    ))
      expect(Object.keys(ways).toSorted()).toEqual([...(scaleOf(scale)?.values ?? [])].toSorted())
  })

  const rows = Object.entries(qualifierValues[slug] ?? {}).flatMap(([id, ofScales]) =>
    Object.values(ofScales).flatMap(({ right, ways }) =>
      Object.entries(ways).flatMap(([value, texts]) =>
        texts.map((text, way) => ({ id, text, way, isRight: right.includes(value) })),
      ),
    ),
  )

  test('a value earns as a whole class, in whatever numerals, and every other earns nothing', () => {
    const wrong = rows.filter(({ id, text, isRight }) => earned(setup, id, [text]) > 0 !== isRight)
    expect(wrong).toEqual([])
  })

  test('who states the right value and another has stated none', () => {
    const once = rows.filter(({ way }) => way === 0)
    const wrong = once.flatMap((one) =>
      once
        .filter((other) => one.isRight && other.id === one.id && !other.isRight)
        .filter((other) => earned(setup, one.id, [other.text, one.text]) > 0)
        .map((other) => [other.text, one.text]),
    )
    expect(wrong).toEqual([])
  })
})
