import { motifs } from '@xinglin/contract/schools'
import type { Department, Section } from './department-queries.ts'

/** A drawing of a cover by its name. */
export type Motif = (typeof motifs)[number]

/** What the drawings show. */
export const motifNames: Readonly<Record<Motif, string>> = {
  ecg: '心电',
  thorax: '胸廓',
  scalpel: '手术',
  heart: '心脏',
  drip: '输液',
  infant: '儿科',
  flask: '实验',
  skin: '皮肤',
  mother: '母婴',
  glucose: '血糖',
  book: '书本',
}

/** The name of a drawing, or the book for one that there is not. */
export const motifOf = (name: string): Motif => motifs.find((motif) => motif === name) ?? 'book'

/** What hangs on a department or section, in words. */
export const hangingOn = ({ CourseCount: courses, TeacherCount: teachers }: Section): string =>
  [courses > 0 && `${courses} 门课程`, teachers > 0 && `${teachers} 位教师`]
    .filter(Boolean)
    .join(' · ')

/** Whether something hangs on it, so that it cannot be deleted. */
export const isUsed = (one: Section | Department): boolean =>
  one.CourseCount > 0 || one.TeacherCount > 0 || ('Child' in one && one.Child.length > 0)
