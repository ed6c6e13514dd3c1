import type { RunEvent } from './action.ts'
import { analysesOf } from './analysis.ts'
import type { Assessment } from './assess.ts'
import { measureUnit } from './measures.ts'
import type { Protocol } from './protocol.ts'
import { modelOf } from './run.ts'

/** A figure of the recording: what it is, and of which step. */
export type Recorded = {
  readonly value: number
  readonly unit: string
  readonly what: string
  readonly step: string
}

const ofCaptures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  captures: Assessment['captures'],
): Recorded[] => {
  const units = new Map(modelOf(protocol).channels.map(({ id, unit }) => [id, unit]))
  const values = new Map(captures.map(({ seq, value }) => [seq, value]))
  return events.flatMap(({ seq, action }) => {
    const value = action.type === 'capture' ? values.get(seq) : undefined
    if (action.type !== 'capture' || typeof value !== 'number') return []
    const unit = measureUnit(action.measure, units.get(action.channel) ?? '')
    return [{ value, unit, what: '测量值', step: action.step ?? '' }]
  })
}

const ofSteps = (protocol: Protocol, steps: Assessment['steps']): Recorded[] =>
  steps.flatMap(({ id, before, after }) => {
    const unit = protocol.steps.find((one) => one.id === id)?.response.unit ?? ''
    const of = (value: number | null, what: string): Recorded[] =>
      value === null ? [] : [{ value, unit, what, step: id }]
    const change = before === null || after === null ? null : after - before
    return [...of(before, '操作前'), ...of(after, '操作后'), ...of(change, '变化')]
  })

/** Figures without a unit are known by their name, which then stands for it; logarithms are held to a third, not to a fifth. */
export const named: readonly {
  readonly name: string
  readonly pattern: string
  readonly within?: number
}[] = [
  { name: 'pA2', pattern: 'pA[2₂]', within: 0.3 },
  { name: 'pD2', pattern: 'pD[2₂]', within: 0.3 },
  { name: 'Q10', pattern: 'Q(?:10|₁₀)' },
  { name: '斜率', pattern: '斜率' },
  { name: '剂量比', pattern: '剂量比' },
]
/** The step of what belongs to all of them. */
export const whole = '*'

/** What several measurements gave together: it belongs to no step, and to each. */
const ofAnalyses = (
  protocol: Protocol,
  events: readonly RunEvent[],
  captures: Assessment['captures'],
): Recorded[] => {
  const values = new Map(captures.map(({ seq, value }) => [seq, value]))
  return analysesOf(protocol, events, values).flatMap(({ figures }) =>
    figures.flatMap(({ zh, value, unit }) => {
      const label = unit === '' ? named.find(({ name }) => zh.includes(name))?.name : unit
      return value === null || label === undefined
        ? []
        : [{ value, unit: label, what: zh, step: whole }]
    }),
  )
}

/** What was set at the bench: a dose or a strength that is told in the text was not measured, and yet is right. */
const ofDeeds = (protocol: Protocol, events: readonly RunEvent[]): Recorded[] =>
  events.flatMap(({ action }) => {
    if (action.type !== 'do') return []
    const fields = protocol.tray.find(({ id }) => id === action.deed)?.fields ?? []
    return fields.flatMap(({ name, unit }) => {
      const value = action.values[name]
      return value === undefined ? [] : [{ value, unit, what: '所设参数', step: action.step ?? '' }]
    })
  })

/** Everything that was measured, read off, computed or set in a run. */
export const recordedFigures = (
  protocol: Protocol,
  events: readonly RunEvent[],
  { steps, captures }: Pick<Assessment, 'steps' | 'captures'>,
): Recorded[] => [
  ...ofCaptures(protocol, events, captures),
  ...ofSteps(protocol, steps),
  ...ofAnalyses(protocol, events, captures),
  ...ofDeeds(protocol, events),
]
