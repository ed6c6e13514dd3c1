import type { Note } from '@xinglin/contract/notes'

/** The notes of a course, by its items. */
export type NotesOfCourse = {
  readonly name: string
  readonly items: readonly { readonly title: string; readonly notes: readonly Note[] }[]
}

/** Notes by courses and their items, each in the order in which it comes first. */
export const notesByCourse = (notes: readonly Note[]): readonly NotesOfCourse[] =>
  [...Map.groupBy(notes, ({ CourseId }) => CourseId).values()].map((ofCourse) => ({
    name: ofCourse[0]?.CourseName ?? '',
    items: [...Map.groupBy(ofCourse, ({ ItemId }) => ItemId).values()].map((ofItem) => ({
      title: ofItem[0]?.ItemTitle ?? '',
      notes: ofItem,
    })),
  }))
