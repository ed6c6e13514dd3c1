import { momentOf } from '../display/moments.ts'

/** A moment as a field for day and time has it, in Shanghai; empty for none. */
export const fieldOfMoment = (iso: string | null): string =>
  iso === null ? '' : momentOf(iso).replace(' ', 'T')

/** What stands in a field for day and time as a moment; null while it is empty or half written. */
export const momentInField = (value: string): string | null => {
  const at = new Date(`${value}:00+08:00`)
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}
