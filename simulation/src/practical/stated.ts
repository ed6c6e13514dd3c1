import {
  exactlyOf,
  isAtMost,
  less,
  near,
  plus,
  ratio,
  readFigures,
  size,
  through,
  times,
  unitOf,
  type Figure,
  type Ratio,
  type Read,
} from '#figures'
import type { RunEvent } from './action.ts'
import type { Assessment } from './assess.ts'
import type { Protocol } from './protocol.ts'
import { named, recordedFigures, whole, type Recorded } from './recorded-figures.ts'
import { checkedSections, type ReportSection } from './report-format.ts'
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

/** A stated figure that lies further off than a fifth is pointed out (simulation.md 7.1). */
const tolerance = ratio(1n, 5n)

const perMinute = '次/分'

/** A number in a text: where it stands, and the unit or the name that says what it is. */
type Written = {
  readonly from: number
  readonly to: number
  readonly exact: Ratio
  readonly value: number
  readonly unit: string
  readonly kind: string
  readonly factor: Ratio
}

/** A recorded figure in the first unit of its kind, so that kPa are held against mmHg. */
type Comparable = Recorded & { readonly kind: string; readonly exact: Ratio }

const one = ratio(1n)
const nothing = ratio(0n)

/** Figures without a unit are of a kind of their own, which is their name. */
const kindOf = (unit: string): { kind: string; factor: Ratio } =>
  named.some(({ name }) => name === unit)
    ? { kind: unit, factor: one }
    : (unitOf(unit) ?? { kind: unit, factor: one })

const comparable = (recorded: Recorded): Comparable => {
  const { kind, factor } = kindOf(recorded.unit)
  return { ...recorded, kind, exact: times(exactlyOf(recorded.value) ?? nothing, factor) }
}

/** How far apart they are in the first unit of their kind; a decrease of 28 is written 下降28 as well as −28. */
const apart = (stated: Ratio, { exact }: Comparable): Ratio => {
  const straight = size(less(stated, exact))
  const turned = size(plus(stated, exact))
  return isAtMost(straight, turned) ? straight : turned
}

/** What cannot be told from nothing. */
const least = ratio(1n, 1_000_000_000n)

const off = (stated: Ratio, recorded: Comparable): Ratio => {
  const most = size(recorded.exact)
  const between = apart(stated, recorded)
  if (isAtMost(least, most)) return through(between, most)
  return isAtMost(between, least) ? nothing : one
}

const nearest = (stated: Ratio, among: readonly Comparable[]): Comparable | undefined => {
  let best: { recorded: Comparable; by: number } | undefined
  for (const recorded of among) {
    const by = near(off(stated, recorded))
    if (!best || by < best.by) best = { recorded, by }
  }
  return best?.recorded
}

/** The figures of the step that a sentence names; all where it names none. */
const within = (protocol: Protocol, text: string, at: number, figures: readonly Comparable[]) => {
  const sentence =
    text
      .slice(0, at)
      .split(/[。；;\n]/)
      .at(-1) ?? ''
  const stepIds = protocol.steps.filter(({ zh }) => sentence.includes(zh)).map(({ id }) => id)
  const own = figures.filter(({ step }) => stepIds.includes(step))
  return own.length > 0 ? [...own, ...figures.filter(({ step }) => step === whole)] : figures
}

/** 30 s 后 says when, 休息 3 min how long nothing was done, 体重 2.5 kg what was weighed: none is of the recording. */
const isAside = (text: string, { from, end, unit }: Figure): boolean => {
  const before = text.slice(from < 8 ? 0 : from - 8, from)
  if (unit?.kind === 'time')
    return (
      /^\s*(?:之?后|以后|之?内|之?前|时)/.test(text.slice(end, end + 8)) ||
      /(?:第|每隔?|休息|等待|静置|观察|记录|孵育)了?约?\s*$/.test(before)
    )
  return unit?.kind === 'mass' && /体?重(?:为|约)?\s*$/.test(before)
}

const writtenWithUnit = (text: string, figures: readonly Figure[], kinds: ReadonlySet<string>) =>
  figures.flatMap((figure): Written[] => {
    const { from, to, exact, value, unit } = figure
    if (!unit || !kinds.has(unit.kind) || isAside(text, figure)) return []
    return [{ from, to, value, unit: unit.zh, kind: unit.kind, factor: unit.factor, exact }]
  })

const writtenWithName = (text: string, figures: readonly Figure[]): Written[] =>
  named.flatMap(({ name, pattern: figureText }) => {
    const before = new RegExp(
      String.raw`${figureText}\s*值?\s*(?:约?为|约|是|等于|=|＝|:|：)?\s*`,
      'g',
    )
    return [...text.matchAll(before)].flatMap((match): Written[] => {
      const figure = figures.find(({ from }) => from === match.index + match[0].length)
      if (!figure || figure.unit) return []
      const { from, to, exact, value } = figure
      return [{ from, to, exact, value, unit: name, kind: name, factor: one }]
    })
  })

const fitsTo = (stated: Ratio, { unit }: Written, recorded: Comparable): boolean => {
  const by = named.find(({ name }) => name === unit)?.within
  return by === undefined
    ? isAtMost(off(stated, recorded), tolerance)
    : isAtMost(size(less(stated, recorded.exact)), exactlyOf(by) ?? nothing)
}

/** What was recorded, in the unit that was written. */
const inUnit = ({ factor }: Written, recorded: Comparable): number => {
  const own = kindOf(recorded.unit).factor
  const isSame = own.over * factor.under === factor.over * own.under
  return isSame ? recorded.value : near(through(recorded.exact, factor))
}

/** Figures that the product pasted (〔图 …〕) say where the trace is, not what it shows. */
const pasted = /〔[^〔〕]*〕/g

/** The figures of a section as they are held against the recording, and what of it cannot be read. */
export const readSection = (text: string): Read =>
  readFigures(text.replaceAll(pasted, (mark) => '\n'.repeat(mark.length)))

/**
 * Every figure with a unit of the recording that the results and the discussion state, and those that an analysis gives by
 * name (pA2 …), beside the nearest recorded one. Equal numbers are judged alike, however they are spelled, and a fifth is a
 * fifth to the last digit. A pure function; nothing that somebody wrote is corrected.
 */
export const statedFigures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  assessment: Pick<Assessment, 'steps' | 'captures'>,
  sections: Readonly<Partial<Record<ReportSection, string>>>,
): Stated[] => {
  const recorded = recordedFigures(protocol, events, assessment).map(comparable)
  const kinds = new Set([
    ...recorded.map(({ kind }) => kind),
    ...[
      ...modelOf(protocol).channels.map(({ unit }) => unit),
      ...protocol.steps.map(({ response }) => response.unit),
      perMinute,
    ].map((unit) => kindOf(unit).kind),
  ])
  return checkedSections.flatMap((section) => {
    const text = sections[section] ?? ''
    const { figures } = readSection(text)
    const written = [...writtenWithUnit(text, figures, kinds), ...writtenWithName(text, figures)]
    return written
      .toSorted((first, second) => first.from - second.from)
      .map((figure): Stated => {
        const stated = times(figure.exact, figure.factor)
        const same = recorded.filter(({ kind }) => kind === figure.kind)
        const nearestFigure = nearest(stated, within(protocol, text, figure.from, same))
        return {
          section,
          from: figure.from,
          to: figure.to,
          value: figure.value,
          unit: figure.unit,
          recorded: nearestFigure ? inUnit(figure, nearestFigure) : null,
          what: nearestFigure?.what ?? '',
          deviation: nearestFigure ? near(off(stated, nearestFigure)) : null,
          fits: nearestFigure !== undefined && fitsTo(stated, figure, nearestFigure),
        }
      })
  })
}
