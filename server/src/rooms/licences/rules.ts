import type { Day } from '#platform/visit'

/** What the school holds for a course; undefined when nothing was said. */
export type Licence =
  | { readonly granted: boolean; readonly trialStart: Day | null; readonly trialEnd: Day | null }
  | undefined

/** 0 none, 1 open, 2 not begun, 3 over; both days belong to the trial. */
export const trialStatus = (licence: Licence, today: Day): 0 | 1 | 2 | 3 => {
  if (!licence?.trialStart || !licence.trialEnd) return 0
  if (today < licence.trialStart) return 2
  return today > licence.trialEnd ? 3 : 1
}

/** IsAuthVSP: a theory course unless the school was refused it; a simulation when it was granted; an open trial counts. */
export const isLicensed = (isTheory: boolean, licence: Licence, today: Day): boolean => {
  if (trialStatus(licence, today) === 1) return true
  return isTheory ? licence?.granted !== false : licence?.granted === true
}
