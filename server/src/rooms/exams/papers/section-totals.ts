import type { FrozenSection } from './frozen-paper.ts'

/** How many questions every examinee has of a section, groups counted as one. */
export const unitsOfSection = ({ questions, cells, stations = [] }: FrozenSection): number =>
  questions.length + stations.length + cells.reduce((sum, { count }) => sum + count, 0)

/** Its points in tenths: the same for every examinee. */
export const tenthsOfSection = ({ questions, cells, stations = [] }: FrozenSection): number =>
  [...questions, ...stations].reduce((sum, { tenths }) => sum + tenths, 0) +
  cells.reduce((sum, { count, tenths }) => sum + count * tenths, 0)
