/** A figure that is drawn for each reader: in steps from the least to the most that a patient or specimen may have. */
export type Range = {
  readonly zh: string
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly step: number
}

/** A range in a row. */
export const range = (zh: string, unit: string, least: number, most: number, step = 1): Range => ({
  zh,
  unit,
  least,
  most,
  step,
})
