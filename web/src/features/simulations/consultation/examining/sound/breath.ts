import type { BreathSound } from '@xinglin/simulation/catalogue'
import { breathe, knock, noiseOf, whistle } from './noise.ts'

type Rated = BreathSound & { readonly rate: number }

/** One breath: in, and out, in seconds. */
export type Breath = {
  readonly inspiration: readonly [from: number, until: number]
  readonly expiration: readonly [from: number, until: number]
}

/** The breaths of a stretch of sound. */
export const breathsOf = ({ base, rate }: Rated, seconds: number): readonly Breath[] => {
  const step = 60 / Math.min(70, Math.max(6, rate))
  const isLong = base === 'prolonged-expiration' || base === 'bronchial'
  const inward = step * (base === 'prolonged-expiration' ? 0.26 : 0.38)
  const outward = step * (isLong ? 0.52 : 0.3)
  const pause = base === 'bronchial' ? step * 0.05 : 0
  return Array.from({ length: Math.ceil(seconds / step) }, (_, n) => {
    const from = 0.1 + n * step
    const until = from + inward
    return { inspiration: [from, until], expiration: [until + pause, until + pause + outward] }
  })
}

const swell = (share: number): number => Math.sin(Math.PI * share) ** 0.8

const bases: Readonly<
  Record<BreathSound['base'], { in: number; out: number; low: number; high: number }>
> = {
  vesicular: { in: 0.5, out: 0.2, low: 120, high: 420 },
  bronchial: { in: 0.55, out: 0.65, low: 250, high: 900 },
  diminished: { in: 0.14, out: 0.05, low: 120, high: 350 },
  absent: { in: 0, out: 0, low: 120, high: 350 },
  'prolonged-expiration': { in: 0.36, out: 0.34, low: 140, high: 480 },
}

type Added = BreathSound['added'][number]

const crackles = (into: Float32Array, [from, until]: Breath['inspiration'], fine: boolean) => {
  const count = fine ? 16 : 7
  // Fine ones come late in a breath, coarse ones from its beginning.
  const begin = from + (until - from) * (fine ? 0.45 : 0.1)
  for (let n = 0; n < count; n += 1) {
    const uneven = ((n * 7) % 5) / 5 / count
    knock(into, {
      at: begin + (until - begin) * (n / count + uneven * 0.6),
      hertz: fine ? 900 : 380,
      lasts: fine ? 0.006 : 0.016,
      loud: fine ? 0.5 : 0.7,
    })
  }
}

const addTo = (
  into: Float32Array,
  { type }: Added,
  stretch: Breath['inspiration'],
  leather: Float32Array,
): void => {
  const [from, until] = stretch
  if (type === 'fine-crackles') crackles(into, stretch, true)
  if (type === 'coarse-crackles') crackles(into, stretch, false)
  if (type === 'wheeze') {
    whistle(into, { from, until, hertz: 430, loud: 0.2 })
    whistle(into, { from: from + 0.1, until, hertz: 560, loud: 0.12 })
  }
  if (type === 'rhonchi') whistle(into, { from, until, hertz: 145, loud: 0.32 })
  if (type === 'stridor') whistle(into, { from, until, hertz: 640, loud: 0.3 })
  if (type === 'rub')
    breathe(into, leather, {
      from,
      until,
      loud: (share) => 0.7 * swell(share) * (Math.sin(share * 44) > 0.2 ? 1 : 0.1),
    })
}

/** Breath sounds, as loud in and out as their kind, and what is added to them. */
export const breathLayer =
  (sound: Rated, seconds: number) =>
  (into: Float32Array): void => {
    const base = bases[sound.base]
    const air = noiseOf(into.length, base.low, base.high)
    const leather = noiseOf(into.length, 200, 700)
    for (const { inspiration, expiration } of breathsOf(sound, seconds)) {
      const parts = [
        ['inspiration', inspiration, base.in],
        ['expiration', expiration, base.out],
      ] as const
      for (const [phase, [from, until], loudness] of parts) {
        if (loudness > 0)
          breathe(into, air, { from, until, loud: (share) => loudness * swell(share) })
        for (const one of sound.added)
          if (one.phase === phase || one.phase === 'both') addTo(into, one, [from, until], leather)
      }
    }
  }
