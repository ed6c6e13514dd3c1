import type { VitalChanges, Vitals } from '#cases'

const bounds: Readonly<Record<keyof Vitals, readonly [low: number, high: number]>> = {
  T: [33, 42],
  P: [25, 220],
  R: [5, 50],
  SBP: [40, 240],
  DBP: [20, 140],
  SpO2: [50, 100],
}

/** Vital signs after a change, kept within what a living person can have; the pulse pressure stays at least 15 mmHg. */
export const changeVitals = (vitals: Vitals, by: VitalChanges): Vitals => {
  const next = (name: keyof Vitals): number => {
    const [low, high] = bounds[name]
    const value = vitals[name] + (by[name] ?? 0)
    return value < low ? low : value > high ? high : value
  }
  const SBP = next('SBP')
  const DBP = next('DBP')
  return {
    T: next('T'),
    P: next('P'),
    R: next('R'),
    SBP,
    DBP: DBP > SBP - 15 ? SBP - 15 : DBP,
    SpO2: next('SpO2'),
  }
}

/**
 * Whether somebody of an age (years) is too short of breath or blood to be calm: oxygen saturation below 90 %, or a
 * systolic pressure below that of paediatric life support (70 mmHg under one year, 70 + 2 × age to ten, 90 above).
 */
export const isGravelyIll = ({ SpO2, SBP }: Vitals, age: number): boolean =>
  SpO2 < 90 || SBP < (age < 1 ? 70 : age <= 10 ? 70 + 2 * age : 90)

/** A finding with the figures of the moment where `{P}` and the like stand. */
export const withFigures = (text: string, vitals: Vitals): string =>
  text
    .replaceAll('{T}', vitals.T.toFixed(1))
    .replaceAll('{P}', String(vitals.P))
    .replaceAll('{R}', String(vitals.R))
    .replaceAll('{BP}', `${vitals.SBP}/${vitals.DBP}`)
    .replaceAll('{SpO2}', String(vitals.SpO2))
