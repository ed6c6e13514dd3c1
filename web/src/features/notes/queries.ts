import { call, notesKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listNotes } from '@xinglin/contract/notes'

/** Which notes are shown: of a course or an item (empty for all), by words, between two days (`2026-03-05`, empty for open). */
export type NoteFilters = {
  readonly courseId: string
  readonly itemId: string
  readonly key: string
  readonly from: string
  readonly to: string
  readonly page: number
}

/** No filter at all. */
export const noNoteFilters: NoteFilters = {
  courseId: '',
  itemId: '',
  key: '',
  from: '',
  to: '',
  page: 1,
}

/** How many notes a page holds. */
export const notesAPage = 20

/** A page of notes with the courses of which there are any. */
export type NotesPage = OutputOf<typeof listNotes>

/** One page of one's notes, the newest first. */
export const notesOf = (filters: NoteFilters, size: number = notesAPage) =>
  queryOptions({
    queryKey: [...notesKey, filters, size],
    queryFn: ({ signal }) =>
      call(
        listNotes,
        {
          CourseId: filters.courseId || null,
          ItemId: filters.itemId || null,
          SearchKey: filters.key,
          From: filters.from,
          To: filters.to,
          PageIndex: filters.page,
          PageSize: size,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
