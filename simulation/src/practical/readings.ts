import type { RunEvent } from './action.ts'
import { gather, type Recorded, type Stretch } from './gather.ts'
import { measuredOf } from './measuring.ts'
import { againstOf, newest, shownBy, type Done, type Occurrence } from './occurrence.ts'
import type { Direction, ProtocolStep } from './protocol.ts'
import { modelOf, type Setup } from './run.ts'

/** A measurement in the table, with what the server reads there; NaN never, null where nothing can be read. */
export type Captured = { readonly seq: number; readonly value: number | null }

/** What a step brought: as the trace itself shows it, and as the student measured it. */
export type Reading = {
  readonly before: number | null
  readonly after: number | null
  /** Where the trace went; undefined where the step was not gone or cannot be read. */
  readonly direction: Direction | undefined
  readonly own: {
    readonly before: (Captured & { readonly fits: boolean }) | undefined
    readonly after: (Captured & { readonly fits: boolean }) | undefined
    readonly result: { readonly seq: number; readonly direction: Direction } | undefined
  }
}

const readable = (value: number): number | null => (value - value === 0 ? value : null)

/** Where a change goes; less than `least` is none. */
export const directionOf = (change: number, { least }: ProtocolStep['response']): Direction => {
  if (change >= least) return 'up'
  return change <= -least ? 'down' : 'none'
}

/** The captures that stand in the table at the end, by their numbers. */
const standing = (events: readonly RunEvent[]) => {
  const left = new Set(
    events.flatMap(({ action }) => (action.type === 'discard' ? [action.capture] : [])),
  )
  return events.flatMap(({ seq, action }) =>
    action.type === 'capture' && !left.has(seq) ? [{ seq, action }] : [],
  )
}

/** Reads a run: every capture again from its raw data, and every step as its trace shows it. */
export function* read(
  setup: Setup,
  events: readonly RunEvent[],
  occurrences: readonly Occurrence[],
): Generator<
  undefined,
  { readonly captures: readonly Captured[]; readonly readings: readonly Reading[] }
> {
  const { dt } = modelOf(setup.protocol)
  const captures = standing(events)
  const windows = occurrences.map((occurrence) => {
    const shown = shownBy(occurrence)
    const from = againstOf(occurrence)
    const { channel, before, after } = occurrence.step.response
    const stretch = (deed: Done, range: readonly number[]): Stretch => ({
      channel,
      from: deed.steps * dt + (range[0] ?? 0),
      to: deed.steps * dt + (range[1] ?? 0),
    })
    return shown === undefined || from === undefined
      ? undefined
      : { before: stretch(from, before), after: stretch(shown, after) }
  })
  const stretches = [
    ...captures.map(({ action }) => action),
    ...windows.flatMap((one) => (one ? [one.before, one.after] : [])),
  ]
  const recorded = (yield* gather(setup, events, stretches)).values()
  const next = (measure: Parameters<typeof measuredOf>[0]): number | null => {
    const one: Recorded | undefined = recorded.next().value
    return one?.whole ? readable(measuredOf(measure, one.samples, one.rate)) : null
  }
  const values = captures.map(({ seq, action }) => ({ seq, value: next(action.measure) }))
  const valueOf = new Map(values.map(({ seq, value }) => [seq, value]))
  const readings = occurrences.map((occurrence, at): Reading => {
    const { response } = occurrence.step
    const shown = windows[at]
      ? { before: next(response.measure), after: next(response.measure) }
      : { before: null, after: null }
    const own = (phase: 'before' | 'after') => {
      const capture = newest(
        occurrence,
        'capture',
        (one, seq) => one.phase === phase && valueOf.has(seq),
      )
      if (!capture) return undefined
      const { seq, action } = capture
      const fits = action.channel === response.channel && action.measure === response.measure
      return { seq, value: valueOf.get(seq) ?? null, fits }
    }
    const result = newest(occurrence, 'result')
    return {
      ...shown,
      direction:
        shown.before === null || shown.after === null
          ? undefined
          : directionOf(shown.after - shown.before, response),
      own: {
        before: own('before'),
        after: own('after'),
        result: result && { seq: result.seq, direction: result.action.direction },
      },
    }
  })
  return { captures: values, readings }
}
