import type { State } from './state.ts'

/** How a mood drives the heart, in beats a minute; a teaching choice. */
const byMood = { 平静: 0, 紧张: 8, 焦虑: 12, 烦躁: 14, 无反应: 0 } as const

/** How tense the patient is now: whoever was comforted is less so. */
export const tensionOf = ({ setup, flags }: State): number =>
  byMood[setup.variant.patient.mood] * (flags['comforted'] === true ? 0.4 : 1)

/** Whether the patient hears, feels and answers. */
export const isResponsive = ({ setup, flags }: State): boolean =>
  setup.variant.patient.mood !== '无反应' || flags['revived'] === true
