import { sin } from '#arithmetic'
import { tissueOf } from '#procedures'
import type { Instrument } from './state.ts'

const radian = 0.017453292519943295

/** cm beneath the surface of a point so far along an instrument that enters at an angle (degrees). */
export const beneath = (depth: number, angle: number): number => depth * sin(angle * radian)

/** The layer in which a depth beneath the surface lies; the last one goes on. Undefined outside. */
export const layerAt = (way: Instrument['way'], depth: number): number | undefined => {
  if (depth <= 0 || way.length === 0) return undefined
  let sum = 0
  const at = way.findIndex(({ cm }) => (sum += cm) >= depth)
  return at < 0 ? way.length - 1 : at
}

/** Where an instrument's tip stands. */
export const tipOf = (instrument: Instrument | undefined): string | undefined =>
  instrument === undefined
    ? undefined
    : instrument.way[layerAt(instrument.way, beneath(instrument.depth, instrument.angle)) ?? -1]
        ?.tissue

/** cm along an instrument from the beginning of the layer in which its tip stands. Undefined outside. */
export const beyondOf = (instrument: Instrument | undefined): number | undefined => {
  if (instrument === undefined) return undefined
  const { way, depth, angle } = instrument
  const at = layerAt(way, beneath(depth, angle))
  if (at === undefined) return undefined
  const begins = way.slice(0, at).reduce((total, { cm }) => total + cm, 0)
  return depth - begins / sin(angle * radian)
}

/** cm along an instrument at which a tissue begins; undefined where the way does not lead there. */
export const depthOf = (
  way: Instrument['way'],
  tissue: string,
  angle: number,
): number | undefined => {
  const at = way.findIndex((layer) => layer.tissue === tissue)
  if (at < 0) return undefined
  const sum = way.slice(0, at).reduce((total, { cm }) => total + cm, 0)
  const slope = sin(angle * radian)
  return slope <= 0 ? undefined : sum / slope
}

/** The depth beyond which nothing goes; Infinity where nothing stops. */
export const stoppedAt = (way: Instrument['way']): number => {
  let sum = 0
  for (const { tissue, cm } of way) {
    if (tissueOf(tissue)?.stops === true) return sum + 0.02
    sum += cm
  }
  return Infinity
}
