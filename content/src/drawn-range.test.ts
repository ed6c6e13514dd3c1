import { act, advance, begin } from '@xinglin/simulation/experiment'
import {
  eventOf,
  goldenWay,
  modelOf,
  readProtocol,
  type Protocol,
} from '@xinglin/simulation/practical'
import { expect, test } from 'vitest'
import { demoProtocols } from './index.ts'

/** The lowest and the highest that each channel shows while a protocol's steps are done as its author does them. */
const rangesOf = (protocol: Protocol, seed: number): ReadonlyMap<string, [number, number]> => {
  const model = modelOf(protocol)
  const bench = begin(model, seed, protocol.parameters)
  const ranges = new Map(
    model.channels.map(({ id }): [string, [number, number]] => [id, [Infinity, -Infinity]]),
  )
  const sink = (at: number, _: number, values: Float64Array, count: number) => {
    const range = ranges.get(model.channels[at]?.id ?? '')
    for (const value of range ? values.subarray(0, count) : []) {
      if (range && value < range[0]) range[0] = value
      if (range && value > range[1]) range[1] = value
    }
  }
  let isBegun = false
  for (const { steps, action } of goldenWay(protocol)) {
    // What is seen before everything is mounted and calibrated is no curve yet.
    advance(bench, steps - bench.steps, isBegun ? sink : undefined)
    if (action.type === 'mark') isBegun = true
    const deed = action.type === 'do' && protocol.tray.find(({ id }) => id === action.deed)
    if (deed && action.type === 'do') act(bench, eventOf(deed, action.values))
  }
  return ranges
}

const cases = demoProtocols().flatMap(({ slug, protocol }) => {
  const { protocol: read } = readProtocol(protocol)
  return read ? [{ slug, protocol: read }] : []
})

test.each(cases)('at the usual gain no curve of $slug runs off the paper', ({ protocol }) => {
  const off = [3, 7, 11, 19].flatMap((seed) => {
    const ranges = rangesOf(protocol, seed)
    return modelOf(protocol).channels.flatMap(({ id, unit, rate, lo, hi }) => {
      const [least, most] = ranges.get(id) ?? [0, 0]
      // Pulses are drawn as high as there is room for, and the paper of a trend grows with it.
      const isFree = unit === '' || id === 'stimulus' || rate <= 5
      return isFree || (least >= lo && most <= hi)
        ? []
        : [`${id} ${seed}: ${least.toFixed(2)} … ${most.toFixed(2)} of ${lo} … ${hi}`]
    })
  })
  expect(off).toEqual([])
})
