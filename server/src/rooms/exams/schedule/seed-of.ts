import type { ExamRow } from './store.ts'

/** By what an attempt's paper is drawn and its options are ordered: another examinee, another attempt, another paper. */
export const seedOf = ({ seed }: Pick<ExamRow, 'seed'>, personId: string, no: number): string =>
  `${seed} ${personId} ${no}`
