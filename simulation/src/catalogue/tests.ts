import type { Analyte } from './analyte.ts'
import { imagingRows, laboratoryRows, tracingRows } from './test-rows.ts'

type Common = {
  readonly id: string
  readonly zh: string
  /** Virtual minutes from the order to the result. */
  readonly minutes: number
  /** Yuan. */
  readonly cost: number
  readonly sex?: 0 | 1
  /** Tests or orders of which one brings what this one examines: it is ordered with it or after it. */
  readonly needs?: readonly string[]
}

/** A test that can be ordered: a laboratory sheet, a picture with its report, or a tracing. */
export type Test = Common &
  (
    | {
        readonly kind: 'laboratory'
        readonly sample: string
        readonly analytes: readonly Analyte[]
      }
    | { readonly kind: 'imaging'; readonly normal: string }
    | { readonly kind: 'tracing' }
  )

/** Fluid of the chest, the belly or the spine is examined only when somebody draws it. */
const needs: Readonly<Record<string, readonly string[]>> = {
  effusion: ['thoracentesis', 'paracentesis', 'chest-drain', 'ascites-drain'],
  csf: ['lumbar-puncture'],
}

/** Every test, the same list for every case, so that it gives nothing away. */
export const tests: readonly Test[] = [
  ...tracingRows.map(([id, zh, minutes, cost]): Test => ({
    kind: 'tracing',
    id,
    zh,
    minutes,
    cost,
  })),
  ...laboratoryRows.map(([id, zh, sample, minutes, cost, analytes]): Test => ({
    kind: 'laboratory',
    id,
    zh,
    sample,
    minutes,
    cost,
    analytes,
    ...(needs[id] === undefined ? {} : { needs: needs[id] }),
  })),
  ...imagingRows.map(([id, zh, minutes, cost, normal, sex]): Test => ({
    kind: 'imaging',
    id,
    zh,
    minutes,
    cost,
    normal,
    ...(sex === undefined ? {} : { sex }),
  })),
]

const byId = new Map(tests.map((one) => [one.id, one]))

/** The test of an id; undefined for one that is not in the catalogue. */
export const testOf = (id: string): Test | undefined => byId.get(id)

/** The reference range for a patient; undefined where the analyte is told in words. Age in years, 0 female, 1 male. */
export const rangeFor = (
  analyte: Analyte,
  { gender, age }: { readonly gender: 0 | 1; readonly age: number },
): readonly [low: number | undefined, high: number] | undefined => {
  if (age < 14 && analyte.child !== undefined) return analyte.child
  if (age >= 60 && analyte.elder !== undefined)
    return gender === 0 ? analyte.elder.female : analyte.elder.male
  return gender === 0 && analyte.female !== undefined ? analyte.female : analyte.range
}
