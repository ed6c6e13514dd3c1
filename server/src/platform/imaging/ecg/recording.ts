/** A lead as it was recorded: from when on, how often, and its voltage in microvolts; null where nothing was recorded. */
export type RecordedLead = {
  readonly name: string
  /** Samples a second. */
  readonly rate: number
  /** Seconds from the beginning of the recording. */
  readonly from: number
  readonly microvolts: readonly (number | null)[]
}

/** An ECG of a file, ready to be drawn; nothing of whom it was taken from. */
export type Recording = {
  readonly leads: readonly RecordedLead[]
  /** How much of it is kept, in seconds. */
  readonly seconds: number
  /** How long all of it was. */
  readonly wholeSeconds: number
  /** Signals that are not drawn, and why. */
  readonly notDrawn: readonly { readonly name: string; readonly reason: string }[]
  /** What of the file was not kept, as it names somebody or may. */
  readonly removed: readonly string[]
}

/** So much is kept of a long recording: a strip of 3 metres. */
export const keptSeconds = 120
export const maxLeads = 32
/** More than a heart and any pacemaker make: a factor that is wrong. */
const highest = 100_000

const perMicrovolt: Readonly<Record<string, number>> = {
  nv: 0.001,
  uv: 1,
  µv: 1,
  μv: 1,
  mv: 1_000,
  v: 1_000_000,
}

/** Microvolts in one of a unit; undefined where it is no voltage. */
export const microvoltsIn = (unit: string): number | undefined => perMicrovolt[unit.toLowerCase()]

const common: Readonly<Record<string, string>> = {
  avr: 'aVR',
  avl: 'aVL',
  avf: 'aVF',
  i: 'I',
  ii: 'II',
  iii: 'III',
}

/** A lead's name as it is written on paper. */
export const leadName = (name: string): string => {
  const short = name.trim().replace(/^(?:ecg[ _]?(?:lead)?|lead)[ _]+(?=[a-z])/i, '')
  return common[short.toLowerCase()] ?? short.replace(/^v(\d)/, 'V$1')
}

/** Signals that monitors record beside an ECG: some headers give them no unit, which by the format would mean millivolts. */
const others =
  /^(?:resp|imp|abp|art|bp|nbp|cvp|pap|icp|pleth|ppg|spo2|co2|eeg|emg|eog|temp|flow|angle|mic|sound|gsr|hr)\b|^(?:resp|pleth)/i

/** Why a signal is not drawn as an ECG; undefined where it is. */
export const whyNotDrawn = (
  name: string,
  unit: string,
  microvolts: readonly (number | null)[],
): string | undefined => {
  if (unit === '' || /^nu$/i.test(unit)) return '没有单位'
  if (microvoltsIn(unit) === undefined) return `单位是 ${unit.slice(0, 12)}，不是电压`
  if (others.test(name)) return '不是心电信号'
  const values = microvolts.filter((one) => one !== null)
  if (values.length === 0) return '没有数据'
  let [least, most] = [Infinity, -Infinity]
  for (const one of values) {
    least = Math.min(least, one)
    most = Math.max(most, one)
  }
  return most - least > highest ? '幅度超出心电的范围，增益可能有误' : undefined
}
