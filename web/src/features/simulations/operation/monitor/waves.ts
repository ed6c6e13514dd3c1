/** What the monitor's lines are drawn from. */
export type Beat = {
  readonly pulse: number
  readonly breaths: number
  readonly saturation: number
  readonly systolic: number
  readonly diastolic: number
  readonly rhythm: 'sinus' | 'fibrillation' | 'none'
}

const bump = (at: number, middle: number, wide: number): number =>
  Math.exp(-(((at - middle) / wide) ** 2))

/** A lead II complex over one beat, from 0 to 1. */
const complex = (at: number): number =>
  0.13 * bump(at, 0.16, 0.028) -
  0.1 * bump(at, 0.285, 0.011) +
  1.0 * bump(at, 0.31, 0.012) -
  0.22 * bump(at, 0.337, 0.012) +
  0.27 * bump(at, 0.56, 0.05)

const fibrillating = (seconds: number): number =>
  0.32 * Math.sin(seconds * 31 + 1.7 * Math.sin(seconds * 3.1)) +
  0.22 * Math.sin(seconds * 43.7 + 2.3 * Math.sin(seconds * 1.9)) +
  0.1 * Math.sin(seconds * 17.3)

/** The electrocardiogram at a second of the monitor’s time. */
export const ecg = ({ pulse, rhythm }: Beat, seconds: number, beats: number): number => {
  if (rhythm === 'fibrillation') return fibrillating(seconds)
  if (rhythm === 'none' || pulse < 1) return 0.012 * Math.sin(seconds * 2.1)
  return complex(beats % 1)
}

const wave = (at: number): number => {
  const early =
    0.95 * bump(at, 0.24, 0.1) + 0.42 * bump(at, 0.46, 0.13) + 0.12 * bump(at, 0.72, 0.16)
  return early
}

/** The pulse in a finger; flat where there is none. */
export const pleth = ({ pulse, saturation }: Beat, beats: number): number =>
  pulse < 1 ? 0 : wave((beats + 0.72) % 1) * Math.min(1, Math.max(0.25, (saturation - 60) / 36))

/** The pressure in an artery, 0-1 of its scale up to 200 mmHg. */
export const pressure = ({ pulse, systolic, diastolic }: Beat, beats: number): number =>
  pulse < 1 ? systolic / 400 : (diastolic + (systolic - diastolic) * wave((beats + 0.8) % 1)) / 200

/** The chest as it moves. */
export const breath = ({ breaths }: Beat, cycles: number): number =>
  breaths < 1
    ? 0
    : 0.5 + 0.5 * Math.sin(2 * Math.PI * cycles + 0.25 * Math.sin(2 * Math.PI * cycles))
