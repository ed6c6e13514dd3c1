import { isPlain } from '#form'
import { measuresOf, measureUnit, type Measure } from './measures.ts'
import type { Protocol } from './protocol.ts'
import { modelOf } from './run.ts'

/** What a teacher writes upon a protocol, as far as it has come: texts, questions, parameters, tray, steps. */
export type ProtocolDraft = Readonly<Record<string, unknown>>

const members = [
  'title',
  'difficulty',
  'minutes',
  'pass',
  'specimen',
  'purpose',
  'principle',
  'materials',
  'safety',
  'welfare',
  'thinking',
  'questions',
  'parameters',
  'doses',
  'leftDeeds',
  'leftChains',
  'baseline',
  'steps',
]

/** A value as members by their names; nothing where it is no such thing. */
export const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}

/** A value as a list; an empty one where it is none. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Whether a value can be kept as a draft of a protocol or a part of one. */
export const isProtocolDraft = (value: unknown): value is ProtocolDraft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((name) => members.includes(name)) &&
  isPlain(value)

/** All steps together are worth so many points in a draft; in a protocol a fifth of it, as those that came with the product. */
export const allPoints = 100
const pointsAWeight = 5

/** The weight of a step that is worth so many of a hundred points. */
export const weightOf = (points: unknown): unknown =>
  typeof points === 'number' ? points / pointsAWeight : points

/** Whole points that come nearest to weights and make a hundred together. */
export const pointsOf = (weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, one) => all + one, 0)
  const exact = weights.map((one) => (one * allPoints) / sum)
  const whole = exact.map((one) => one - (one % 1))
  const rest = allPoints - whole.reduce((all, one) => all + one, 0)
  const largest = exact
    .map((one, at) => ({ at, part: one % 1 }))
    .toSorted((one, other) => other.part - one.part || one.at - other.at)
    .slice(0, rest)
    .map(({ at }) => at)
  return whole.map((one, at) => (largest.includes(at) ? one + 1 : one))
}

/** Steps of a protocol as a draft has them: their points instead of weights, and no direction, which the engine finds. */
export const draftSteps = ({ steps }: Protocol): readonly ProtocolDraft[] => {
  const points = pointsOf(steps.map(({ weight }) => weight))
  return steps.map(({ weight: _weight, response, ...step }, at) => {
    const { expect: _expect, unit: _unit, found: _found, ...shown } = response
    return { ...step, points: points[at], response: shown }
  })
}

/** What a teacher begins with: the protocol as it is, under another name. */
export const protocolDraft = (base: Protocol, title: string): ProtocolDraft => ({
  title,
  difficulty: base.difficulty,
  minutes: base.minutes,
  pass: base.pass,
  specimen: base.specimen,
  purpose: base.purpose,
  principle: base.principle,
  materials: base.materials,
  safety: base.safety,
  welfare: base.welfare,
  thinking: base.report.questions,
  questions: base.questions,
  parameters: base.parameters ?? {},
  doses: {},
  leftDeeds: [],
  leftChains: [],
  baseline: base.baseline,
  steps: draftSteps(base),
})

/** What may be measured of a channel in a protocol: what is usual there, and what it measures already. */
export const measuresIn = ({ model, steps }: Protocol, channel: string): readonly Measure[] => [
  ...new Set([
    ...measuresOf(model, channel),
    ...steps.flatMap(({ response }) => (response.channel === channel ? [response.measure] : [])),
  ]),
]

/** The unit in which a step shows. */
export const unitOf = (base: Protocol, response: Readonly<Record<string, unknown>>): string => {
  const channel = modelOf(base).channels.find(({ id }) => id === response['channel'])
  return channel ? measureUnit(response['measure'] as never, channel.unit) : ''
}
