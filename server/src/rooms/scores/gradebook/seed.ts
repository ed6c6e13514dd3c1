import type { GradeColumn, GradeScale } from '@xinglin/contract/scores'
import type { Moment } from '#attempts'
import type { ColumnSources } from '../sources/column-source.ts'
import { emptyBook, standingsOf } from './read-gradebook.ts'
import { gradeOf } from './rules.ts'
import { gradebookStore } from './store.ts'

type NewGradeBook = {
  readonly classId: string
  readonly studentIds: readonly string[]
  readonly teacherId: string
  readonly scale: GradeScale
  readonly decimals: 0 | 1
  readonly columns: readonly GradeColumn[]
  /** What the teacher typed, by column. */
  readonly typed: ReadonlyMap<string, readonly { readonly personId: string; score: number }[]>
}

/** Writes the grade book of a class and publishes what stands in it by then. */
export const makeGradeBook = async (
  columnSources: ColumnSources,
  moment: Moment,
  { classId, studentIds, teacherId, typed, ...book }: NewGradeBook,
): Promise<void> => {
  const store = gradebookStore(moment)
  for (const [columnId, scores] of typed) await store.type(classId, columnId, scores)
  const { rows } = await standingsOf(
    columnSources,
    moment,
    { id: classId, studentIds },
    book.columns,
  )
  await store.add({
    ...emptyBook,
    ...book,
    classId,
    state: 'published',
    publishedAt: moment.at,
    publishedBy: teacherId,
    version: 2,
    editedAt: moment.at,
  })
  await store.publish(
    classId,
    rows.map((row) => ({
      ...row,
      grade: gradeOf(row.total, book.scale, book.decimals),
      publishedAt: moment.at,
    })),
  )
}
