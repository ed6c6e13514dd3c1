import type { RunEvent } from './action.ts'
import { analysesOf } from './analysis.ts'
import type { Assessment } from './assess.ts'
import { measureUnit } from './measures.ts'
import type { Protocol } from './protocol.ts'
import type { ReportSection } from './report-format.ts'
import { modelOf } from './run.ts'

/** A figure that somebody wrote, and what the recording has: places are UTF-16 units of the section. */
export type Stated = {
  readonly section: ReportSection
  readonly from: number
  readonly to: number
  readonly value: number
  readonly unit: string
  /** The recorded figure that comes nearest; null where nothing of this unit was recorded. */
  readonly recorded: number | null
  /** What that figure is. */
  readonly what: string
  /** |stated − recorded| / |recorded|; null where nothing was recorded. */
  readonly deviation: number | null
  /** Within a fifth of something recorded. */
  readonly fits: boolean
}

type Figure = {
  readonly value: number
  readonly unit: string
  readonly what: string
  readonly step: string
}

/** A stated figure that lies further off than this is pointed out (simulation.md 7.1). */
const tolerance = 0.2

const checked: readonly ReportSection[] = ['results', 'discussion', 'conclusion']
const perMinute = '次/分'
const alike: Readonly<Record<string, string>> = {
  '次/min': perMinute,
  bpm: perMinute,
  毫米汞柱: 'mmHg',
  毫秒: 'ms',
  毫伏: 'mV',
  毫升: 'mL',
  ml: 'mL',
  克: 'g',
}

const ofCaptures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  captures: Assessment['captures'],
): Figure[] => {
  const units = new Map(modelOf(protocol).channels.map(({ id, unit }) => [id, unit]))
  const values = new Map(captures.map(({ seq, value }) => [seq, value]))
  return events.flatMap(({ seq, action }) => {
    const value = action.type === 'capture' ? values.get(seq) : undefined
    if (action.type !== 'capture' || typeof value !== 'number') return []
    const unit = measureUnit(action.measure, units.get(action.channel) ?? '')
    return [{ value, unit, what: '测量值', step: action.step ?? '' }]
  })
}

const ofSteps = (protocol: Protocol, steps: Assessment['steps']): Figure[] =>
  steps.flatMap(({ id, before, after }) => {
    const unit = protocol.steps.find((one) => one.id === id)?.response.unit ?? ''
    const of = (value: number | null, what: string): Figure[] =>
      value === null ? [] : [{ value, unit, what, step: id }]
    const change = before === null || after === null ? null : after - before
    return [...of(before, '操作前'), ...of(after, '操作后'), ...of(change, '变化')]
  })

/** Figures without a unit are known by their name, which then stands for it; logarithms are held to a third, not to a fifth. */
const named: readonly { readonly name: string; readonly said: string; readonly within?: number }[] =
  [
    { name: 'pA2', said: 'pA[2₂]', within: 0.3 },
    { name: 'pD2', said: 'pD[2₂]', within: 0.3 },
    { name: 'Q10', said: 'Q(?:10|₁₀)' },
    { name: '斜率', said: '斜率' },
    { name: '剂量比', said: '剂量比' },
  ]
const whole = '*'

/** What several measurements gave together: it belongs to no step, and to each. */
const ofAnalyses = (
  protocol: Protocol,
  events: readonly RunEvent[],
  captures: Assessment['captures'],
): Figure[] => {
  const values = new Map(captures.map(({ seq, value }) => [seq, value]))
  return analysesOf(protocol, events, values).flatMap(({ found }) =>
    found.flatMap(({ zh, value, unit }) => {
      const said = unit === '' ? named.find(({ name }) => zh.includes(name))?.name : unit
      return value === null || said === undefined
        ? []
        : [{ value, unit: said, what: zh, step: whole }]
    }),
  )
}

/** What was set at the bench: a dose or a strength that is told in the text was not measured, and yet is right. */
const ofDeeds = (protocol: Protocol, events: readonly RunEvent[]): Figure[] =>
  events.flatMap(({ action }) => {
    if (action.type !== 'do') return []
    const fields = protocol.tray.find(({ id }) => id === action.deed)?.fields ?? []
    return fields.flatMap(({ name, unit }) => {
      const value = action.values[name]
      return value === undefined ? [] : [{ value, unit, what: '所设参数', step: action.step ?? '' }]
    })
  })

const escaped = (unit: string): string => unit.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const off = (stated: number, { value }: Figure): number => {
  const size = value < 0 ? -value : value
  // A decrease of 28 is written 下降28 as well as −28.
  const apart = [stated - value, stated + value].map((one) => (one < 0 ? -one : one))
  const least = (apart[0] ?? 0) < (apart[1] ?? 0) ? (apart[0] ?? 0) : (apart[1] ?? 0)
  return size < 1e-9 ? (least < 1e-9 ? 0 : 1) : least / size
}

const nearest = (stated: number, among: readonly Figure[]): Figure | undefined =>
  among.reduce<Figure | undefined>(
    (best, one) => (best === undefined || off(stated, one) < off(stated, best) ? one : best),
    undefined,
  )

/** The figures of the step that a sentence names; all where it names none. */
const within = (protocol: Protocol, text: string, at: number, figures: readonly Figure[]) => {
  const sentence =
    text
      .slice(0, at)
      .split(/[。；;\n]/)
      .at(-1) ?? ''
  const told = protocol.steps.filter(({ zh }) => sentence.includes(zh)).map(({ id }) => id)
  const own = figures.filter(({ step }) => told.includes(step))
  return own.length > 0 ? [...own, ...figures.filter(({ step }) => step === whole)] : figures
}

/** A number in a text: where it stands, and the unit or the name that says what it is. */
type Written = {
  readonly from: number
  readonly to: number
  readonly value: number
  readonly unit: string
}

const numberOf = (text: string): number => Number(text.replace('−', '-'))

const writtenWithUnit = (text: string, units: readonly string[]): Written[] => {
  const words = [...new Set([...units, ...Object.keys(alike)])]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
  const unit = `(${words.join('|')})(?![A-Za-z])`
  const number = String.raw`(?<![\d.A-Za-z])([-−]?\d+(?:\.\d+)?)`
  const then = String.raw`(?:\s*(?:升高|降低|上升|下降|增加|减少|升|降|增|减)?(?:→|->|~|～|至|到)\s*-?\d+(?:\.\d+)?)?\s*`
  return [...text.matchAll(new RegExp(`${number}(?=${then}${unit})`, 'g'))].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
    value: numberOf(found[1] ?? ''),
    unit: alike[found[2] ?? ''] ?? found[2] ?? '',
  }))
}

const writtenWithName = (text: string): Written[] =>
  named.flatMap(({ name, said }) =>
    [
      ...text.matchAll(
        new RegExp(
          String.raw`${said}\s*值?\s*(?:约?为|约|是|等于|=|＝|:|：)?\s*([-−]?\d+(?:\.\d+)?)`,
          'g',
        ),
      ),
    ].map((found) => {
      const to = found.index + found[0].length
      const number = found[1] ?? ''
      return { from: to - number.length, to, value: numberOf(number), unit: name }
    }),
  )

const fitsTo = ({ value, unit }: Written, near: Figure): boolean => {
  const within = named.find(({ name }) => name === unit)?.within
  const apart = value - near.value
  return within === undefined ? off(value, near) <= tolerance : apart <= within && -apart <= within
}

/**
 * Every figure with a unit of the recording that the results and the discussion state, and those that an analysis gives by
 * name (pA2 …), beside the nearest recorded one. A pure function; nothing that somebody wrote is corrected.
 */
export const statedFigures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  { steps, captures }: Pick<Assessment, 'steps' | 'captures'>,
  sections: Readonly<Partial<Record<ReportSection, string>>>,
): Stated[] => {
  const figures = [
    ...ofCaptures(protocol, events, captures),
    ...ofSteps(protocol, steps),
    ...ofAnalyses(protocol, events, captures),
    ...ofDeeds(protocol, events),
  ]
  const units = [
    ...modelOf(protocol).channels.map(({ unit }) => unit),
    ...protocol.steps.map(({ response }) => response.unit),
    ...figures.map(({ unit }) => unit),
    perMinute,
  ].filter((unit) => unit.trim() !== '' && !named.some(({ name }) => name === unit))
  return checked.flatMap((section) => {
    const text = sections[section] ?? ''
    const written = [...writtenWithUnit(text, units), ...writtenWithName(text)]
    return written
      .toSorted((one, other) => one.from - other.from)
      .map((one): Stated => {
        const same = figures.filter(({ unit }) => unit === one.unit)
        const near = nearest(one.value, within(protocol, text, one.from, same))
        return {
          section,
          ...one,
          recorded: near?.value ?? null,
          what: near?.what ?? '',
          deviation: near ? off(one.value, near) : null,
          fits: near !== undefined && fitsTo(one, near),
        }
      })
  })
}
