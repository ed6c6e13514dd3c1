import { describe, expect, test } from 'vitest'
import { computedFamilies, computedInstance } from './index.ts'

/** The figures of a stem by what stands before or behind them. */
const figure = (stem: string, pattern: RegExp): number => {
  const [, said] = pattern.exec(stem) ?? []
  if (said === undefined) throw new Error(`${pattern} in ${stem}`)
  return Number(said)
}

/** Where a rising or falling function of one unknown is nought, by halving. */
const solved = (least: number, most: number, of: (x: number) => number): number => {
  let [low, high] = [least, most]
  const rises = of(high) > of(low)
  for (let at = 0; at < 200; at += 1) {
    const middle = (low + high) / 2
    if (of(middle) > 0 === rises) high = middle
    else low = middle
  }
  return (low + high) / 2
}

// Each key once more, by another way than the family's own, from nothing but what its stem says.
const other: Readonly<Record<string, (stem: string) => number>> = {
  // Drop by drop: how many have fallen when a minute is over.
  'drip-rate': (stem) => {
    const volume = figure(stem, /平衡液([\d.]+) mL/)
    const seconds = figure(stem, /要求([\d.]+)小时/) * 3_600
    const between = seconds / (volume * figure(stem, /系数为([\d.]+)滴/))
    return 60 / between
  },
  // The rate at which the drug that runs in is the dose that was asked for.
  'pump-rate': (stem) => {
    const weight = figure(stem, /体重([\d.]+) kg/)
    const perMillilitre = (figure(stem, /多巴胺([\d.]+) mg/) * 1_000) / 50
    return solved(
      0,
      500,
      (rate) => (rate * perMillilitre) / 60 / weight - figure(stem, /需以([\d.]+) μg/),
    )
  },
  'child-dose': (stem) => {
    const times = figure(stem, /分([\d.]+)次/)
    return solved(
      0,
      500,
      (each) =>
        (each * times * figure(stem, /浓度为([\d.]+) mg/)) / figure(stem, /体重([\d.]+) kg/) -
        figure(stem, /阿莫西林([\d.]+) mg/),
    )
  },
  'burn-fluid': (stem) => {
    let total = 2_000
    for (let percent = 0; percent < figure(stem, /共([\d.]+)%/); percent += 1)
      total += 1.5 * figure(stem, /体重([\d.]+) kg/)
    return total
  },
  'loading-dose': (stem) =>
    solved(
      0,
      5_000,
      (dose) =>
        dose / (figure(stem, /体重([\d.]+) kg/) * figure(stem, /容积为([\d.]+) L/)) -
        figure(stem, /浓度为([\d.]+) mg/),
    ),
  // By the concentration of hydrogen ions: K' = 10^-6.1 mol/L.
  'blood-ph': (stem) => {
    const ions =
      (10 ** -6.1 * 0.03 * figure(stem, /PaCO₂ ([\d.]+)/)) / figure(stem, /HCO₃⁻ ([\d.]+)/)
    return -Math.log(ions) / Math.LN10
  },
  'anion-gap': (stem) => {
    const unmeasured = (albumin: number) => 0.25 * albumin
    const plain =
      figure(stem, /Na⁺ ([\d.]+)/) - (figure(stem, /Cl⁻ ([\d.]+)/) + figure(stem, /HCO₃⁻ ([\d.]+)/))
    return plain - unmeasured(figure(stem, /白蛋白([\d.]+) g/)) + unmeasured(40)
  },
  winters: (stem) =>
    solved(0, 100, (pressure) => (pressure - 8) / 1.5 - figure(stem, /HCO₃⁻ ([\d.]+)/)),
  'alveolar-gradient': (stem) => {
    const pressures = (760 - 47) * (figure(stem, /浓度([\d.]+)%/) / 100)
    return pressures - 1.25 * figure(stem, /PaCO₂ ([\d.]+)/) - figure(stem, /PaO₂ ([\d.]+)/)
  },
  osmolality: (stem) => {
    const sodium = figure(stem, /Na⁺ ([\d.]+)/)
    return [sodium, sodium, figure(stem, /葡萄糖([\d.]+)/), figure(stem, /尿素([\d.]+)/)].reduce(
      (sum, one) => sum + one,
      0,
    )
  },
  'corrected-calcium': (stem) =>
    solved(
      0,
      10,
      (corrected) =>
        corrected -
        0.02 * 40 -
        (figure(stem, /总钙([\d.]+)/) - 0.02 * figure(stem, /白蛋白([\d.]+)/)),
    ),
  'ecg-rate': (stem) => 60_000 / (figure(stem, /相距([\d.]+)小格/) * 40),
  qtc: (stem) =>
    solved(
      100,
      1_500,
      (corrected) =>
        corrected ** 2 * (60 / figure(stem, /心率([\d.]+)次/)) -
        figure(stem, /间期([\d.]+) ms/) ** 2,
    ),
  'mean-pressure': (stem) =>
    (figure(stem, /血压([\d.]+)\//) + 2 * figure(stem, /\/([\d.]+) mmHg/)) / 3,
  // In mg/dL, as the formula was published: 72 in place of 0.818 x 88.4.
  'cockcroft-gault': (stem) => {
    const milligrams = figure(stem, /血肌酐([\d.]+)/) / 88.4
    const own =
      ((140 - figure(stem, /，([\d.]+)岁/)) * figure(stem, /体重([\d.]+) kg/)) / (72.3 * milligrams)
    return stem.includes('患者，女') ? own * 0.85 : own
  },
  // The concentration at which the dose ratio would be two.
  pa2: (stem) => {
    const ratio = figure(stem, /剂量比为([\d.]+)/)
    const concentration = 10 ** -figure(stem, /负对数为([\d.]+)/)
    return -Math.log(concentration / (ratio - 1)) / Math.LN10
  },
  // In small steps of time.
  elimination: (stem) => {
    const constant = Math.LN2 / figure(stem, /半衰期([\d.]+)小时/)
    const steps = 100_000
    const step = (figure(stem, /。([\d.]+)小时后/) * constant) / steps
    let concentration = figure(stem, /浓度([\d.]+) mg/)
    for (let at = 0; at < steps; at += 1) concentration *= (1 - step / 2) / (1 + step / 2)
    return concentration
  },
}

test('there are twelve families at least, each by a name of its own', () => {
  expect(computedFamilies.length).toBeGreaterThanOrEqual(12)
  expect(new Set(computedFamilies.map(({ id }) => id)).size).toBe(computedFamilies.length)
  expect(Object.keys(other).toSorted()).toEqual(computedFamilies.map(({ id }) => id).toSorted())
})

describe.each(computedFamilies.map((family) => [family.id, family] as const))(
  '%s',
  (id, family) => {
    const instances = Array.from({ length: 1_000 }, (_, at) =>
      computedInstance(family, `seed ${at}`),
    )

    test('has 200 instances at least that can be told apart, the same for the same seed', () => {
      expect(new Set(instances.map(({ stem }) => stem)).size).toBeGreaterThanOrEqual(200)
      expect(computedInstance(family, 'seed 7')).toEqual(instances[7])
    })

    test('the key is the same by another way, well within what an answer may be off', () => {
      for (const { stem, value, tolerance } of id === 'elimination'
        ? instances.slice(0, 60)
        : instances) {
        const again = other[id]?.(stem) ?? Number.NaN
        expect(Math.abs(again - value), `${stem} ${value} ${again}`).toBeLessThanOrEqual(
          Math.max(tolerance, 0.006),
        )
        expect(Number.isFinite(value) && value > 0, stem).toBe(true)
      }
    })

    test('says one blank, its unit, and how it is come to', () => {
      for (const { stem, unit, derivation, value } of instances.slice(0, 50)) {
        expect(stem.match(/_{3,}/g)).toHaveLength(1)
        expect(unit.length).toBeLessThan(10)
        expect(derivation.join('')).toContain(String(value))
      }
    })
  },
)
