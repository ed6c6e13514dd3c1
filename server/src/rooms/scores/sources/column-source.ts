import type { Moment } from '#attempts'

/** What a student has of something that counts in a column. */
export type ColumnScore = {
  /** 0-100, in order of time: of a task one at most, late penalties taken off; none while nothing counts. */
  readonly scores: readonly number[]
  /** Something was handed in that is not marked, or whose score is not told. */
  readonly isWaiting: boolean
}

/** What classes are given and columns of grade books count, as they need it: handed in from above. */
export type ColumnSource = {
  /** What is given to a class and was published, by its dates. */
  readonly ofClass: (
    moment: Moment,
    classId: string,
  ) => Promise<readonly { readonly id: string; readonly title: string }[]>
  /** What some students have of it, by person; whoever was not given it is left out. */
  readonly scores: (
    moment: Moment,
    id: string,
    personIds: readonly string[],
  ) => Promise<ReadonlyMap<string, ColumnScore>>
}

/** By the kind of a column; a further kind is a further one. */
export type ColumnSources = Readonly<Record<'task' | 'exam', ColumnSource>>
