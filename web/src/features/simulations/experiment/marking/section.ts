import { reportSections } from '@xinglin/simulation/practical'

/** A section of a laboratory report. */
export type Section = (typeof reportSections)[number]

/** Whether a name is that of a section. */
export const isSection = (name: string): name is Section =>
  reportSections.some((section) => section === name)
