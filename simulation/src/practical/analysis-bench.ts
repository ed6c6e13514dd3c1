import type { Event } from '#experiment'
import type { Action, RunEvent } from './action.ts'
import type { Measure } from './measures.ts'
import type { Protocol } from './protocol.ts'
import { modelOf } from './run.ts'
import { eventOf } from './tray-format.ts'

type Capture = Extract<Action, { type: 'capture' }>

/** Something that was done: its number, second, name at the bench, and the event that it was. */
export type Deed = {
  readonly seq: number
  readonly at: number
  readonly id: string
  readonly zh: string
  readonly event: Event
}

/** A measurement that stands in the table. */
export type Taken = Pick<Capture, 'channel' | 'measure' | 'from' | 'to'> & {
  readonly seq: number
  readonly value: number
}

/** A run as its analyses see it: what was done and what was measured, each in its order. */
export type BenchRecord = {
  readonly protocol: Pick<Protocol, 'model' | 'tray' | 'parameters'>
  readonly deeds: readonly Deed[]
  readonly taken: readonly Taken[]
}

/** What was done at the bench, and what was read of it. */
export const benchOf = (
  protocol: Pick<Protocol, 'model' | 'tray' | 'parameters'>,
  events: readonly RunEvent[],
  values: ReadonlyMap<number, number | null>,
): BenchRecord => {
  const { dt } = modelOf(protocol)
  const deeds = events.flatMap(({ seq, steps, action }): Deed[] => {
    if (action.type !== 'do') return []
    const deed = protocol.tray.find(({ id }) => id === action.deed)
    if (!deed) return []
    const event = eventOf(deed, action.values)
    const delay = event.kind === 'stimulate' ? (event.delay ?? 0) : 0
    return [{ seq, at: steps * dt + delay, id: deed.id, zh: deed.zh, event }]
  })
  const taken = events.flatMap(({ seq, action }): Taken[] => {
    const value = action.type === 'capture' ? values.get(seq) : undefined
    if (action.type !== 'capture' || typeof value !== 'number') return []
    const { channel, measure, from, to } = action
    return [{ seq, channel, measure, from, to, value }]
  })
  return { protocol, deeds, taken }
}

type Stimulus = Extract<Event, { kind: 'stimulate' }>

/** A stimulus with what was measured of its answer, and what was altered on the specimen before it. */
export type Answer = {
  readonly stimulus: Stimulus
  readonly deed: Deed
  readonly value: number
  readonly taken: Taken
  /** The newest drug, solution, temperature, load or injury before it; empty where there was none. */
  readonly condition: string
}

const alters = ({ event }: Deed): boolean =>
  event.kind === 'drug' ||
  event.kind === 'solution' ||
  event.kind === 'temperature' ||
  event.kind === 'load' ||
  (event.kind === 'prepare' && event.step === 'crush')

const conditionOf = ({ zh, event }: Deed): string => {
  if (event.kind === 'temperature') return `${event.celsius} ℃`
  return event.kind === 'load' ? `前负荷 ${event.grams} g` : zh
}

/** Seconds that a measurement may begin after its stimulus. */
const latest = 1

/** Each stimulus that a measurement of a channel lies behind: the newest before its end; of several measurements of one the newest. */
export const answersOf = (
  { deeds, taken }: BenchRecord,
  mode: Stimulus['mode'],
  channel: string,
  measure: Measure,
): Answer[] => {
  const answers = new Map<number, Answer>()
  for (const one of taken) {
    if (one.channel !== channel || one.measure !== measure) continue
    const deed = deeds.findLast(
      ({ at, event }) => event.kind === 'stimulate' && at < one.to && at > one.from - latest,
    )
    if (deed?.event.kind !== 'stimulate' || deed.event.mode !== mode) continue
    const before = deeds.findLast((other) => other.seq < deed.seq && alters(other))
    answers.set(deed.seq, {
      stimulus: deed.event,
      deed,
      value: one.value,
      taken: one,
      condition: before ? conditionOf(before) : '',
    })
  }
  return [...answers.values()]
}

/** Answers that belong together, by what they have in common. */
export const grouped = (
  answers: readonly Answer[],
  nameOf: (answer: Answer) => string,
): ReadonlyMap<string, readonly Answer[]> => {
  const groups = new Map<string, Answer[]>()
  for (const answer of answers) {
    const name = nameOf(answer)
    groups.set(name, [...(groups.get(name) ?? []), answer])
  }
  return groups
}
