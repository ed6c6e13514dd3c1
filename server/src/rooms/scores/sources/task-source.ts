import type { Moment } from '#attempts'

/** What a student has of a task so far. */
export type TaskScore = {
  /** 0-100, late penalties taken off; null while nothing counts. */
  readonly score: number | null
  /** Something was handed in that is not marked, or whose mark is not told. */
  readonly isWaiting: boolean
}

/** The tasks of classes, as grade books need them: handed in from above. */
export type TaskSource = {
  /** Tasks that are given to a class and were published, by their dates. */
  readonly ofClass: (
    moment: Moment,
    classId: string,
  ) => Promise<readonly { readonly id: string; readonly title: string }[]>
  /** What some students have of a task, by person; whoever does not have it is left out. */
  readonly scores: (
    moment: Moment,
    taskId: string,
    personIds: readonly string[],
  ) => Promise<ReadonlyMap<string, TaskScore>>
}
