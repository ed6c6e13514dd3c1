import { rangeFor, type Analyte, type Test } from '#catalogue'
import type { CaseScript, CaseTest } from '#cases'
import { hashOf } from '#arithmetic'
import { fittingOf } from './fitting.ts'
import type { SheetLine } from '../state/observation.ts'

type Laboratory = Extract<Test, { kind: 'laboratory' }>
type Range = readonly [low: number | undefined, high: number]

const power = (decimals: number): number => (decimals === 0 ? 1 : 10 * power(decimals - 1))

const rounded = (value: number, decimals: number): string => {
  const scaled = value * power(decimals)
  const shifted = scaled < 0 ? scaled - 0.5 : scaled + 0.5
  return ((shifted - (shifted % 1)) / power(decimals)).toFixed(decimals)
}

/** A figure as healthy people have it: in the middle half of the range, the same for every session of a case. */
const usual = (
  script: CaseScript,
  test: string,
  analyte: Analyte,
  [low = 0, high]: Range,
): number => {
  const share = (hashOf(script.id, test, analyte.id) % 1000) / 1000
  return low + (high - low) * (0.25 + share / 2)
}

const flagOf = (value: number, [low, high]: Range): SheetLine['flag'] => {
  if (value > high) return '↑'
  return low !== undefined && value < low ? '↓' : ''
}

const rangeText = ([low, high]: Range, decimals: number): string =>
  low === undefined ? `<${high}` : `${low.toFixed(decimals)}–${high.toFixed(decimals)}`

type Given = NonNullable<CaseTest['values']>[string] | undefined

const plain = (given: Given): string | number | undefined =>
  typeof given === 'object' ? given.value : given

const ownRange = (given: Given): Range | undefined => {
  const [low, high] = typeof given === 'object' ? (given.range ?? []) : []
  return low === undefined || high === undefined ? undefined : [low, high]
}

/** A laboratory sheet: what the case says, the rest as in health and fitting it, each line with its range and flag. */
export const sheetOf = (
  script: CaseScript,
  test: Laboratory,
  values: NonNullable<CaseTest['values']>,
): readonly SheetLine[] => {
  const defaultOf = (id: string): number => {
    const analyte = test.analytes.find((one) => one.id === id)
    const range = analyte && rangeFor(analyte, script.caseInfo)
    return analyte && range ? usual(script, test.id, analyte, range) : 0
  }
  const givenOf = (id: string): number | undefined => {
    const value = plain(values[id])
    return typeof value === 'number' ? value : undefined
  }
  const lines = test.analytes.map(({ id }) => id)
  const fitting = fittingOf(lines, { given: givenOf, usual: defaultOf })
  return test.analytes.map((analyte) => {
    const { id, zh, unit, decimals, normal, varies = false } = analyte
    const given = values[id]
    const value = plain(given)
    const range = ownRange(given) ?? rangeFor(analyte, script.caseInfo)
    if (range === undefined || typeof value === 'string') {
      const cellText = String(value ?? normal ?? '')
      if (varies) return { id, zh, value: cellText, unit, range: '', flag: '' }
      return {
        id,
        zh,
        value: cellText,
        unit,
        range: normal ?? '',
        flag: cellText === normal ? '' : '*',
      }
    }
    const text = rounded(value ?? fitting[id] ?? usual(script, test.id, analyte, range), decimals)
    return {
      id,
      zh,
      value: text,
      unit,
      range: rangeText(range, decimals),
      flag: flagOf(Number(text), range),
    }
  })
}
