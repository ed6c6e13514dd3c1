import type { Direction, Measure } from '@xinglin/contract/simulations/experiment'
import { deedWords, directionNames, measureTable, measureUnit } from '@xinglin/simulation/practical'

/** What every page of a simulator says. */
export const caution = '仅用于教学模拟，不作为诊疗依据'

/** Directions as signs and in words. */
export const directions: readonly {
  readonly value: Direction
  readonly sign: string
  readonly word: string
}[] = (['up', 'none', 'down'] as const).map((value) => ({ value, ...directionNames[value] }))

/** A direction as one reads it; a dash where there is none. */
export const directionWord = (direction: Direction | null): string => {
  const option = directions.find(({ value }) => value === direction)
  return option ? `${option.sign} ${option.word}` : '—'
}

/** Name and unit of a measure of a channel. */
export const measureWord = (measure: Measure): string => measureTable[measure].zh
export const unitOf = measureUnit

/** A figure with as many digits as one reads off a trace. */
export const figureWord = (value: number | null): string => {
  if (value === null || !Number.isFinite(value)) return '—'
  const size = Math.abs(value)
  const word = value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
  // A recorder at rest wavers about nothing, and nothing has no sign.
  return word === '-0.00' ? '0.00' : word
}

/** A stretch of time as a recorder is set to it: 20 ms, 5 s, 10 min. */
export const spanWord = (seconds: number): string =>
  seconds < 1
    ? `${Number((seconds * 1000).toPrecision(3))} ms`
    : seconds < 600
      ? `${seconds} s`
      : `${seconds / 60} min`

/** What was done as it stands at the trace. */
export const deedWord = deedWords

/** A moment of the recording: 2:05.3, with more places where the sweep is fast. */
export const clockWord = (seconds: number, places = 1): string => {
  // Rounded before it is parted: 59.97 s is 1:00.0, and neither 0:60.0 nor 0:010.0 is a time.
  const rounded = Number(seconds.toFixed(places))
  const rest = Number((rounded % 60).toFixed(places))
  return `${Math.floor(rounded / 60)}:${rest < 10 ? '0' : ''}${rest.toFixed(places)}`
}
