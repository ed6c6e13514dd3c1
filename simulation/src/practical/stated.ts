import type { RunEvent } from './action.ts'
import type { Assessment } from './assess.ts'
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
    const unit = action.measure === 'rate' ? perMinute : (units.get(action.channel) ?? '')
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
  const named = protocol.steps.filter(({ zh }) => sentence.includes(zh)).map(({ id }) => id)
  const own = figures.filter(({ step }) => named.includes(step))
  return own.length > 0 ? own : figures
}

/**
 * Every figure with a unit of the recording that the results and the discussion state, beside the nearest recorded one.
 * A pure function; nothing that somebody wrote is corrected.
 */
export const statedFigures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  { steps, captures }: Pick<Assessment, 'steps' | 'captures'>,
  sections: Readonly<Partial<Record<ReportSection, string>>>,
): Stated[] => {
  const measured = [...ofCaptures(protocol, events, captures), ...ofSteps(protocol, steps)]
  const figures = [...measured, ...ofDeeds(protocol, events)]
  const known = [
    ...modelOf(protocol).channels.map(({ unit }) => unit),
    ...protocol.steps.map(({ response }) => response.unit),
    perMinute,
  ].filter((unit) => unit.trim() !== '')
  const words = [...new Set([...known, ...Object.keys(alike)])]
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
  const unit = `(${words.join('|')})(?![A-Za-z])`
  const number = String.raw`(?<![\d.A-Za-z])([-−]?\d+(?:\.\d+)?)`
  const then = String.raw`(?:\s*(?:升高|降低|上升|下降|增加|减少|升|降|增|减)?(?:→|->|~|～|至|到)\s*-?\d+(?:\.\d+)?)?\s*`
  return checked.flatMap((section) => {
    const text = sections[section] ?? ''
    return [...text.matchAll(new RegExp(`${number}(?=${then}${unit})`, 'g'))].map(
      (found): Stated => {
        const written = found[2] ?? ''
        const said = alike[written] ?? written
        const value = Number((found[1] ?? '').replace('−', '-'))
        const same = figures.filter((one) => one.unit === said)
        const near = nearest(value, within(protocol, text, found.index, same))
        const deviation = near ? off(value, near) : null
        return {
          section,
          from: found.index,
          to: found.index + found[0].length,
          value,
          unit: said,
          recorded: near?.value ?? null,
          what: near?.what ?? '',
          deviation,
          fits: deviation !== null && deviation <= tolerance,
        }
      },
    )
  })
}
