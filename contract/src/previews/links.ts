import * as z from 'zod/mini'
import { call, id, listOf, nobody, page, pageSize, text } from '@xinglin/contract/call'

const missing = [-404, '数据不存在'] as const

/** Those who hand out previews: teachers of their own courses, and those who run the school. */
const makers = ['teacher', 'admin', 'operator'] as const

/** How a link stands: it may be opened, was taken back, is past its day, or was opened as often as one may be. */
export const previewStates = ['live', 'revoked', 'expired', 'used'] as const

/** A link that shows one course to whoever holds it, for a day and fifty openings. */
const PreviewLink = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  /** What its maker wrote down: for whom it is. */
  Note: z.string(),
  MakerName: z.string(),
  State: z.enum(previewStates),
  /** How often it was opened, of at most `Most`. */
  Opened: z.number(),
  Most: z.number(),
  CreatedAt: z.string(),
  ExpiresAt: z.string(),
})

/** Makes a preview link of a course; `Source` is told this once, what is kept of it opens nothing. Made again under the same `Id`, it is the same link with a new `Source`. */
export const mintPreview = call({
  path: '/api/Preview/Mint',
  keyless: true,
  who: makers,
  input: z.object({ Id: id, CourseId: id, Note: text(50, '用途不得超过50个字') }),
  output: z.extend(PreviewLink, { Source: z.string() }),
  refusals: {
    missing,
    notYours: [-10002, '您没有权限操作'],
    tooMany: [-1, '该课程有效的预览链接已达 20 个，请先撤销不用的链接'],
  },
})

/** The preview links of a course, or of all; a teacher sees those of the own courses alone. The newest first. */
export const listPreviews = call({
  path: '/api/Preview/List',
  keyless: true,
  who: makers,
  input: z.object({
    CourseId: z._default(z.nullable(id), nobody),
    /** Links that open, or all. */
    Live: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(PreviewLink),
})

/** Takes a link back: it opens no more, and whoever is looking is shown out. */
export const revokePreview = call({
  path: '/api/Preview/Revoke',
  who: makers,
  input: z.object({ Id: id }),
  output: PreviewLink,
  refusals: { missing },
})
