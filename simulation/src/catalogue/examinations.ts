import type { Region, Technique } from './body-map.ts'
import { generalRows } from './general-examinations.ts'
import { trunkRows } from './trunk-examinations.ts'
import type { Sound } from './sounds.ts'

/** What can be examined on a patient: the same list for every case, so that it gives nothing away. */
export type Examination = {
  readonly id: string
  readonly region: Region
  readonly technique: Technique
  readonly zh: string
  /** Virtual minutes it takes. */
  readonly minutes: number
  /** What is found where the case says nothing; `{P}` and the like are the vital signs at the time. */
  readonly normal: string
  readonly sound?: Sound
  readonly sex?: 0 | 1
  readonly child?: true
  readonly intimate?: true
  readonly vitals?: true
}

/** Every examination. */
export const examinations: readonly Examination[] = [...generalRows, ...trunkRows].map(
  ([id, region, technique, zh, minutes, normal, traits = {}]) => ({
    id,
    region,
    technique,
    zh,
    minutes,
    normal,
    ...traits,
  }),
)

const byId = new Map(examinations.map((one) => [one.id, one]))

/** The examination of an id; undefined for one that is not in the catalogue. */
export const examinationOf = (id: string): Examination | undefined => byId.get(id)
