import type { EcgTracing } from '#catalogue'
import { chanceFrom } from './chance.ts'
import { higher, lower } from './extremes.ts'

/** One beat of the ventricles: when its QRS begins, how wide it is, whether it began in a ventricle. Seconds. */
export type Beat = {
  readonly at: number
  readonly qrs: number
  /** From the beginning of QRS to the end of T. */
  readonly qt: number
  readonly wide: boolean
}

/** When the chambers beat within a stretch of time, in seconds. */
export type Rhythm = {
  readonly atria: readonly number[]
  readonly beats: readonly Beat[]
  /** What the baseline does where the atria do not beat: fibrillation or flutter. */
  readonly baseline: 'still' | 'fibrillation' | 'flutter'
}

type Rated = EcgTracing & { readonly rate: number }

/** P waves that lead nowhere still come as fast as a healthy sinus node. */
const freeAtria = 82

const shifted = (times: readonly number[], by: number): number[] => times.map((one) => one + by)

const every = (step: number, from: number, until: number): number[] =>
  Array.from(
    { length: until > from ? Number(((until - from) / step).toFixed(0)) + 1 : 0 },
    (_, at) => from + at * step,
  ).filter((time) => time < until)

/** Beginnings of QRS, and of P where it leads to one, before any extrasystole. */
const pulses = (
  tracing: Rated,
  seconds: number,
): { readonly atria: number[]; readonly ventricles: number[] } => {
  const { rhythm, rate } = tracing
  const step = 60 / lower(250, higher(20, rate))
  const pr = (tracing.pr ?? (rhythm === 'av-block-1' ? 260 : 160)) / 1000
  const first = 0.25 + pr
  if (rhythm === 'atrial-fibrillation') {
    const chance = chanceFrom(rate)
    const ventricles: number[] = []
    for (let at = first; at < seconds; at += step * (0.7 + chance() * 0.6)) ventricles.push(at)
    return { atria: [], ventricles }
  }
  if (rhythm === 'av-block-2') {
    // Wenckebach, four to three: PR grows until a P is not conducted.
    const atrial = step * 0.75
    const atria = every(atrial, 0.2, seconds)
    const ventricles = atria.flatMap((at, n) => (n % 4 === 3 ? [] : [at + pr + (n % 4) * 0.09]))
    return { atria, ventricles }
  }
  const ventricles = every(step, first, seconds)
  if (rhythm === 'av-block-3') return { atria: every(60 / freeAtria, 0.1, seconds), ventricles }
  const led = rhythm === 'sinus' || rhythm === 'av-block-1'
  return { atria: led ? shifted(ventricles, -pr) : [], ventricles }
}

const isEarly = (n: number): boolean => n % 5 === 3

/** Every fifth beat comes early and is followed by a rest. */
const withEarly = (tracing: Rated, times: readonly number[], by: number): number[] =>
  tracing.extrasystoles === undefined
    ? [...times]
    : times.map((at, n) => (isEarly(n) ? at - by : at))

/** When atria and ventricles beat in so many seconds of a tracing. */
export const rhythmOf = (tracing: Rated, seconds: number): Rhythm => {
  const { rhythm, extrasystoles } = tracing
  const { atria, ventricles } = pulses(tracing, seconds)
  const wideAll = rhythm === 'ventricular-tachycardia'
  const qrs = (tracing.qrs ?? (wideAll ? 150 : 90)) / 1000
  const step = 60 / higher(20, tracing.rate)
  const early = step * 0.36
  const times = withEarly(tracing, ventricles, early)
  const ventricular = extrasystoles === 'ventricular'
  return {
    atria: atria
      .map((at, n) => (extrasystoles === 'atrial' && isEarly(n) ? at - early : at))
      .filter((_, n) => !(ventricular && isEarly(n))),
    beats: times.map((at, n) => {
      const wide = wideAll || (ventricular && isEarly(n))
      const next = times[n + 1] ?? at + step
      // Bazett: the interval is corrected to the distance of the beats, and a beat ends before the next one begins.
      const qt = lower(
        ((tracing.qtc ?? 410) / 1000) * Math.sqrt(step) + (wide ? 0.05 : 0),
        (next - at) * 0.82,
      )
      return { at, qrs: wide ? higher(qrs, 0.14) : qrs, qt, wide }
    }),
    baseline:
      rhythm === 'atrial-fibrillation'
        ? 'fibrillation'
        : rhythm === 'atrial-flutter'
          ? 'flutter'
          : 'still',
  }
}
