import type { Region, Technique } from './body-map.ts'
import type { Sound } from './sounds.ts'

type Traits = {
  readonly sound?: Sound
  readonly sex?: 0 | 1
  readonly child?: true
  /** Intimate: refused until its purpose was explained. */
  readonly intimate?: true
  /** Measures vital signs, which the chart shows from then on. */
  readonly vitals?: true
}

/** Id, region, technique, name, minutes, what is found in health, traits. `{P}` and the like are the vital signs at the time. */
export type ExaminationRow = readonly [
  id: string,
  region: Region,
  technique: Technique,
  zh: string,
  minutes: number,
  normal: string,
  traits?: Traits,
]
