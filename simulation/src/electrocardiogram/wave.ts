import { exp, sin } from '#arithmetic'
import type { EcgDeviation, EcgLead, EcgTracing } from '#catalogue'
import { type Beat, rhythmOf } from './beats.ts'
import { higher, lower, sizeOf } from './extremes.ts'
import { type Waves, wavesOf } from './heart-axis.ts'

/** A tracing at a rate of the ventricles, beats a minute. */
export type RatedTracing = EcgTracing & { readonly rate: number }

const halfTurn = 6.283185307179586 / 2

/** Samples a second: finer than a pixel of the paper. */
export const samplesPerSecond = 250

const bell = (time: number, middle: number, width: number): number => {
  const off = (time - middle) / width
  return off * off > 16 ? 0 : exp(-0.5 * off * off)
}

/** 0 to 1 over a stretch, without an edge. */
const rise = (time: number, from: number, until: number): number => {
  const share = lower(1, higher(0, (time - from) / (until - from)))
  return share * share * (3 - 2 * share)
}

const tHeights: Readonly<Record<NonNullable<EcgDeviation['t']>, (usual: number) => number>> = {
  upright: (usual) => higher(0.25, sizeOf(usual)),
  inverted: (usual) => -higher(0.25, sizeOf(usual)),
  tall: (usual) => higher(0.85, sizeOf(usual) * 2.2),
  flat: () => 0.03,
  biphasic: (usual) => higher(0.2, sizeOf(usual)),
}

/** The segment between QRS and T, at the height that the case gives, and in its shape on the way to T. */
const segment = (time: number, beat: Beat, { st = 0, stShape }: EcgDeviation): number => {
  if (st === 0) return 0
  const j = beat.at + beat.qrs
  const end = beat.at + beat.qt
  const share = lower(1, higher(0, (time - j) / (end - j)))
  const shapes = {
    convex: 1 + 0.35 * sin(halfTurn * lower(1, share * 1.5)),
    concave: 1 - 0.3 * sin(halfTurn * lower(1, share * 1.9)),
    horizontal: 1,
    downsloping: 1 + 0.6 * share,
  }
  const level = rise(time, j - 0.02, j) * (1 - rise(time, end - (end - j) * 0.45, end))
  return st * level * shapes[stShape ?? 'horizontal']
}

const complex = (time: number, beat: Beat, waves: Waves, deviation: EcgDeviation): number => {
  const { at, qrs } = beat
  if (beat.wide) {
    const up = waves.r >= waves.s ? 1 : -1
    const width = qrs * 0.2
    return (
      up * (1.25 * bell(time, at + qrs * 0.42, width) - 0.35 * bell(time, at + qrs * 0.85, width))
    )
  }
  const q = deviation.q ?? waves.q
  const width = qrs * 0.105
  const qWidth = deviation.q === undefined ? width * 0.8 : width * 1.5
  return (
    (deviation.r ?? waves.r) * bell(time, at + qrs * 0.47, width) -
    q * bell(time, at + qrs * 0.17, qWidth) -
    waves.s * bell(time, at + qrs * 0.78, width)
  )
}

const repolarisation = (time: number, beat: Beat, waves: Waves, { t }: EcgDeviation): number => {
  const usual = beat.wide ? (waves.r >= waves.s ? -0.45 : 0.45) : waves.t
  const height = t === undefined ? usual : tHeights[t](usual)
  const room = beat.qt - beat.qrs
  const middle = beat.at + beat.qt - room * 0.28
  if (t === 'biphasic')
    return (
      height * bell(time, middle - room * 0.1, room * 0.09) -
      height * bell(time, middle + room * 0.1, room * 0.09)
    )
  // The wave climbs slowly and falls fast.
  return height * bell(time, middle, time < middle ? room * 0.16 : room * 0.11)
}

const flutter = (time: number): number => {
  const share = (time * 5) % 1
  return 0.12 - 0.28 * (share < 0.75 ? share / 0.75 : (1 - share) / 0.25)
}

const fibrillation = (time: number): number =>
  0.04 * sin(time * 41) + 0.035 * sin(time * 53.7 + 1) + 0.02 * sin(time * 71.3 + 2)

/** A P wave from its beginning; one of 120 ms and more has two tops, 40 ms and more apart (二尖瓣型P波). */
const atrial = (time: number, from: number, height: number, width = 100): number => {
  const seconds = width / 1000
  const middle = from + seconds / 2
  if (width < 120) return height * bell(time, middle, seconds / 5)
  const apart = higher(0.02, seconds / 6)
  const top = seconds / 8
  return height * (bell(time, middle - apart, top) + bell(time, middle + apart, top))
}

/** One lead of a tracing over so many seconds, in mV. */
export const leadTrace = (
  tracing: RatedTracing,
  lead: EcgLead,
  seconds: number,
): readonly number[] => {
  const { atria, beats, baseline } = rhythmOf(tracing, seconds)
  const waves = wavesOf(lead, tracing.axis ?? 55)
  const deviation = tracing.leads[lead] ?? {}
  const facing = waves.p < 0 ? -1 : lead === 'V1' ? 1.2 : 0.8
  const height = deviation.p ?? waves.p
  return Array.from({ length: Number((seconds * samplesPerSecond).toFixed(0)) }, (_, index) => {
    const time = index / samplesPerSecond
    const resting =
      baseline === 'fibrillation'
        ? fibrillation(time) * facing
        : baseline === 'flutter'
          ? flutter(time) * facing
          : 0
    const p = atria.reduce((sum, at) => sum + atrial(time, at, height, tracing.pDuration), 0)
    return beats.reduce((sum, beat) => {
      if (time < beat.at - 0.1 || time > beat.at + beat.qt + 0.25) return sum
      return (
        sum +
        complex(time, beat, waves, deviation) +
        segment(time, beat, deviation) +
        repolarisation(time, beat, waves, deviation)
      )
    }, resting + p)
  })
}
