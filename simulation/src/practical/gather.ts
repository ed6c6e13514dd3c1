import type { Sink } from '#experiment'
import type { RunEvent } from './action.ts'
import { cut } from './measuring.ts'
import { modelOf, replaying, type Setup } from './run.ts'

/** A stretch of a channel, in s of the recording. */
export type Stretch = { readonly channel: string; readonly from: number; readonly to: number }

/** What was recorded of a stretch, with its rate in Hz; `whole` when the recording reached its end. */
export type Recorded = {
  readonly samples: Float64Array
  readonly rate: number
  readonly whole: boolean
}

/** Replays a run and keeps, of each stretch, its samples: the raw data that figures are checked against. */
export function* gather(
  setup: Setup,
  events: readonly RunEvent[],
  stretches: readonly Stretch[],
): Generator<undefined, readonly Recorded[]> {
  const model = modelOf(setup.protocol)
  const slots = stretches.map(({ channel, from, to }) => {
    const at = model.channels.findIndex(({ id }) => id === channel)
    const rate = model.channels[at]?.rate ?? 1
    const [first, end] = cut(from, to, rate)
    return {
      at,
      rate,
      first,
      end,
      samples: new Float64Array(end > first ? end - first : 0),
      got: 0,
    }
  })
  const byChannel = model.channels.map((_, at) => slots.filter((slot) => slot.at === at))
  const sink: Sink = (channel, index, values, count) => {
    for (const slot of byChannel[channel] ?? []) {
      const from = index < slot.first ? slot.first : index
      const to = index + count < slot.end ? index + count : slot.end
      if (from >= to) continue
      slot.samples.set(values.subarray(from - index, to - index), from - slot.first)
      slot.got += to - from
    }
  }
  // In steps of the engine, a sample's width wider than the stretch.
  const ranges = slots.map(({ first, end, rate }) => [
    (first - 1) / rate / model.dt,
    (end + 1) / rate / model.dt,
  ])
  const wants = (from: number, to: number): boolean =>
    ranges.some(([start = 0, end = 0]) => start < to && end > from)
  yield* replaying(setup, events, { sink, wants })
  return slots.map(({ samples, rate, got }) => ({
    samples,
    rate,
    whole: samples.length > 0 && got === samples.length,
  }))
}
