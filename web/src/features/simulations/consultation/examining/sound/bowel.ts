import type { BowelSound } from '@xinglin/simulation/catalogue'
import { whistle } from './noise.ts'

const uneven = [0.1, 0.62, 0.3, 0.85, 0.45, 0.05, 0.72] as const

/** When gurgles come: as many as the minute has, never evenly. */
export const gurgles = ({ perMinute, pitch }: BowelSound, seconds: number): readonly number[] =>
  pitch === 'none'
    ? []
    : Array.from({ length: Math.round((perMinute * seconds) / 60) }, (_, n) => {
        const step = 60 / perMinute
        return (n + (uneven[n % uneven.length] ?? 0)) * step
      }).filter((at) => at < seconds - 0.5)

/** Bowel sounds. */
export const bowelLayer =
  (sound: BowelSound, seconds: number) =>
  (into: Float32Array): void => {
    const hertz = sound.pitch === 'high' ? 820 : 260
    for (const at of gurgles(sound, seconds)) {
      whistle(into, { from: at, until: at + 0.16, hertz, loud: 0.3 })
      whistle(into, { from: at + 0.12, until: at + 0.34, hertz: hertz * 1.35, loud: 0.26 })
      whistle(into, { from: at + 0.3, until: at + 0.46, hertz: hertz * 0.8, loud: 0.2 })
    }
  }
