import type { HeartSound } from '@xinglin/simulation/catalogue'
import { breathe, knock, noiseOf } from './noise.ts'

type Rated = HeartSound & { readonly rate: number }

/** When the sounds of one beat come, in seconds; `next` is when the next beat begins. */
export type HeartBeat = { readonly s1: number; readonly s2: number; readonly next: number }

/** Systole shortens less than diastole when the heart is fast (Weissler). */
const systoleOf = (rate: number): number => Math.max(0.18, 0.546 - 0.0021 * rate - 0.11)

const unevenSteps = [1, 0.72, 1.24, 0.9, 1.32, 0.78, 1.05, 1.12] as const

/** The beats of a stretch of sound: regular, irregular, or with early ones and their rests. */
export const heartBeats = ({ rhythm, rate }: Rated, seconds: number): readonly HeartBeat[] => {
  const usual = 60 / Math.min(220, Math.max(25, rate))
  const beats: HeartBeat[] = []
  let at = 0.12
  for (let n = 0; at < seconds; n += 1) {
    const step =
      rhythm === 'irregular'
        ? usual * (unevenSteps[n % unevenSteps.length] ?? 1)
        : rhythm === 'extrasystoles' && n % 5 >= 3
          ? usual * (n % 5 === 3 ? 0.65 : 1.35)
          : usual
    const s2 = at + Math.min(systoleOf(rate), step * 0.55)
    beats.push({ s1: at, s2, next: at + step })
    at += step
  }
  return beats
}

type Murmur = NonNullable<HeartSound['murmur']>

const shapes: Readonly<Record<Murmur['shape'], (share: number) => number>> = {
  ejection: (share) => Math.sin(Math.PI * share),
  plateau: (share) => Math.min(1, share * 12, (1 - share) * 12),
  decrescendo: (share) => Math.min(1, share * 15) * (1 - share),
  rumble: (share) => 0.35 + 0.65 * Math.abs(2 * share - 1),
}

const stretch = ({ timing }: Murmur, beat: HeartBeat): readonly [from: number, until: number] => {
  if (timing === 'systolic') return [beat.s1 + 0.05, beat.s2 - 0.01]
  if (timing === 'diastolic') return [beat.s2 + 0.05, beat.next - 0.03]
  return [beat.s1, beat.next]
}

/** Heart sounds. They lie an octave above those of a chest, where the loudspeaker of a laptop begins to sound. */
export const heartLayer =
  (sound: Rated, seconds: number) =>
  (into: Float32Array): void => {
    const { murmur } = sound
    const low = murmur?.shape === 'rumble'
    const hiss = murmur && noiseOf(into.length, low ? 60 : 180, low ? 180 : 620)
    const scratch = sound.rub ? noiseOf(into.length, 250, 900) : undefined
    for (const beat of heartBeats(sound, seconds)) {
      knock(into, { at: beat.s1, hertz: 85, lasts: 0.11, loud: 0.75 * sound.s1 })
      knock(into, { at: beat.s2, hertz: 125, lasts: 0.07, loud: 0.7 * sound.s2 })
      if (sound.s3)
        knock(into, { at: beat.s2 + 0.15, hertz: 62, lasts: 0.08, loud: 0.6 * sound.s3 })
      if (sound.s4)
        knock(into, { at: beat.s1 - 0.09, hertz: 58, lasts: 0.07, loud: 0.6 * sound.s4 })
      if (murmur && hiss) {
        const [from, until] = stretch(murmur, beat)
        const loud = (share: number) => (murmur.grade / 6) * 0.8 * shapes[murmur.shape](share)
        breathe(into, hiss, { from, until, loud })
      }
      if (scratch) {
        // Three strokes a beat: the atria, the ventricles, and their filling.
        const strokes = [beat.s1 - 0.1, beat.s1 + 0.08, beat.s2 + 0.1]
        for (const from of strokes) {
          const loud = (share: number) => 0.5 * Math.sin(Math.PI * share)
          breathe(into, scratch, { from, until: from + 0.12, loud })
        }
      }
    }
  }
