import * as z from 'zod/mini'
import {
  call,
  day,
  id,
  learners,
  listOf,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'

/** Where a note belongs within an item: a second of a video, a page of a document; neither for the item as a whole. */
const Anchor = z.object({
  second: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
  page: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
})

/** A note of the caller's own. Course and item keep their names though they be gone. */
export const Note = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  ItemId: z.string(),
  ItemTitle: z.string(),
  /** The open round in which the item can be shown again; null when there is none. */
  ProgressId: z.nullable(z.string()),
  Anchor,
  Text: z.string(),
  Version: z.number(),
  CreatedAt: z.string(),
  UpdatedAt: z.string(),
})
export type Note = z.output<typeof Note>

const missing = { missing: [-404, '数据不存在'] } as const
/** The caller's notes, the newest first: of one course, one item, by words, between two days. */
export const listNotes = call({
  path: '/api/Note/List',
  keyless: true,
  who: learners,
  input: z.object({
    CourseId: z.optional(z.nullable(id)),
    ItemId: z.optional(z.nullable(id)),
    SearchKey: searchKey,
    From: day,
    To: day,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(Note).shape,
    /** The courses of which there are notes, for the filter. */
    Courses: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Count: z.number() })),
  }),
})

/**
 * Writes a note: a new one when `Id` is one that the browser made (UUIDv7), else the text of an old one. `Version` is
 * the one the text was written upon; a newer one on the server refuses, with its text in Data.
 */
export const saveNote = call({
  path: '/api/Note/Save',
  who: learners,
  input: z.object({
    Id: id,
    ProgressId: id,
    ItemId: id,
    Anchor,
    Text: text(5000, '笔记不得超过5000个字').check(
      z.refine((words) => words !== '', '笔记内容不能为空'),
    ),
    Version: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  }),
  output: Note,
  refusals: {
    ...missing,
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '笔记已在其他页面修改'],
    tooMany: [-1, '笔记已达2000条，请先整理旧笔记'],
  },
})

/** Deletes a note; the same answer when it is gone already. */
export const deleteNote = call({
  path: '/api/Note/Delete',
  who: learners,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
})
