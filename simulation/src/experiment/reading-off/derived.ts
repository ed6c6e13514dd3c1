import { pow } from '#arithmetic'

/** m/s between two pairs of electrodes, by the ms at which each saw the summit and the mm between them (传导速度). */
export const conductionVelocity = (millimetres: number, first: number, second: number): number =>
  second > first ? millimetres / (second - first) : Number.NaN

/** A stimulus and what answered it. */
export type Answered = { readonly stimulus: number; readonly response: number }

const byStimulus = (series: readonly Answered[]): Answered[] =>
  series.toSorted((one, other) => one.stimulus - other.stimulus)

const greatest = (series: readonly Answered[]): number =>
  series.reduce((most, { response }) => (response > most ? response : most), 0)

/** The weakest stimulus that was answered at all, by more than a twentieth of the greatest response (阈强度); of the distance of two pulses the absolute refractory period. NaN where none was. */
export const thresholdOf = (series: readonly Answered[]): number =>
  byStimulus(series).find(({ response }) => response > 0.05 * greatest(series))?.stimulus ??
  Number.NaN

/** The weakest stimulus that was answered with 97 % of the greatest response (最大刺激强度). */
export const maximalStimulusOf = (series: readonly Answered[]): number =>
  byStimulus(series).find(({ response }) => response >= 0.97 * greatest(series))?.stimulus ??
  Number.NaN

/** The shortest distance of two pulses (ms) at which the second was answered as well as the first (`whole`), by 95 % (不应期全长). */
export const refractoryOf = (series: readonly Answered[], whole: number): number =>
  byStimulus(series).find(({ response }) => response >= 0.95 * whole)?.stimulus ?? Number.NaN

/** The pause after an early beat over the ordinary distance; with the early distance it makes two when it compensates fully. */
export const compensationOf = (early: number, pause: number, usual: number): number =>
  (early + pause) / usual

/** QT at the rate of 60 a minute (Bazett 1920): QT / √RR, both in ms. */
export const correctedQt = (qt: number, rr: number): number => qt / Math.sqrt(rr / 1000)

/** By how much something goes faster for 10 ℃ more (Q10). */
export const q10Of = (cold: number, coldAt: number, warm: number, warmAt: number): number =>
  pow(warm / cold, 10 / (warmAt - coldAt))
