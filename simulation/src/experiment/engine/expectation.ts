import type { Timed } from './event.ts'
import type { Trace } from './measure.ts'
import type { Recording } from './run.ts'

/** What a scenario measures of a recording; the name of a channel gives its trace. */
export type Reading = (trace: (channel: string) => Trace) => number

/** A quantity with the range the field publishes for it, and where: author or title, year. */
export type ExpectedRow = {
  readonly zh: string
  readonly unit: string
  readonly lo: number
  readonly hi: number
  readonly source: string
  readonly read: Reading
}

/** One intervention, as events on a fresh specimen, with what is expected of it. */
export type Expectation = {
  readonly zh: string
  readonly events: readonly Timed[]
  readonly until: number
  readonly rows: readonly ExpectedRow[]
}

/** The trace of a channel of a recording; throws a RangeError on a channel it lacks. */
export const traceOf = (recording: Recording<unknown>, id: string): Trace => {
  const channel = recording.channels.find((one) => one.id === id)
  const samples = recording.traces[id]
  if (channel === undefined || samples === undefined) throw new RangeError(`no channel ${id}`)
  return { samples, rate: channel.rate }
}
