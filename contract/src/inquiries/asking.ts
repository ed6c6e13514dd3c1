import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  learners,
  listOf,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import {
  Inquiry,
  inquiryAudiences,
  InquiryLine,
  inquiryStates,
  missing,
  Pin,
  sensitive,
} from './shapes.ts'

const written = text(20_000, '内容不得超过20000个字符').check(
  z.refine((words) => words !== '', '请填写内容'),
)

/** The caller's own questions, the newest first; `Counts` says how many stand where. */
export const listOwnInquiries = call({
  path: '/api/Inquiry/Mine',
  keyless: true,
  who: ['student'],
  input: z.object({
    State: z._default(z.enum(['all', ...inquiryStates]), 'all'),
    CourseId: z._default(z.nullable(id), nobody),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(InquiryLine).shape,
    Counts: z.record(z.enum(inquiryStates), z.number()),
    /** Courses that the caller may ask about: those that they learn. */
    Courses: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  }),
})

/** The questions of a course that the caller may read, the common ones first: to whoever learns or teaches it. */
export const listCourseInquiries = call({
  path: '/api/Inquiry/Course',
  keyless: true,
  who: [...learners, 'admin', 'operator'],
  input: z.object({ CourseId: id, SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(InquiryLine),
  refusals: missing,
})

/** Questions of a course whose titles are like some words, the likest first, five at most. */
export const findSimilarInquiries = call({
  path: '/api/Inquiry/Similar',
  keyless: true,
  who: ['student'],
  input: z.object({ CourseId: id, Title: text(60) }),
  output: z.strictObject({ List: z.array(InquiryLine) }),
  refusals: missing,
})

/** Asks under an id of the browser's, or changes what was asked as long as nobody answered. */
export const askInquiry = call({
  path: '/api/Inquiry/Ask',
  keyless: true,
  who: ['student'],
  perMinute: 60,
  bodyBytes: 131_072,
  input: z.object({
    Id: id,
    Version: z._default(z.number().check(z.int(), z.minimum(0)), 0),
    /** Absent for a question of a released paper. */
    CourseId: z._default(z.nullable(id), nobody),
    /** Absent for the course as a whole. */
    ItemId: z._default(z.nullable(id), nobody),
    Pin: z._default(Pin, { Kind: 'none', At: 0, SessionId: nobody }),
    Title: named(60, '标题').check(z.refine((title) => [...title].length >= 5, '标题至少5个字')),
    Body: written,
    Audience: z.enum(inquiryAudiences),
  }),
  output: Inquiry,
  refusals: {
    ...missing,
    ...sensitive,
    course: [-10008, '只能提问您学习的课程'],
    place: [-10008, '所指的内容不存在'],
    answered: [-10011, '已有人回答，不能再修改；可以继续追问'],
    newer: [-10011, '该内容已被修改，请查看最新内容后再改'],
    tooMany: [-10005, '今天提问太多，请明天再问'],
  },
})

/** A question whole; whoever opens it has seen its answers. */
export const getInquiry = call({
  path: '/api/Inquiry/Get',
  keyless: true,
  who: [...new Set([...learners, ...authors])],
  input: z.object({ Id: id }),
  output: Inquiry,
  refusals: missing,
})

/** Writes to a question under an id of the browser's: an answer of who teaches, a word more of whoever may read it. */
export const replyToInquiry = call({
  path: '/api/Inquiry/Reply',
  keyless: true,
  who: [...new Set([...learners, ...authors])],
  perMinute: 30,
  bodyBytes: 131_072,
  input: z.object({ Id: id, PostId: id, Body: written }),
  output: Inquiry,
  refusals: {
    ...missing,
    ...sensitive,
    closed: [-1, '问题已关闭，不能再回复'],
    full: [-1, '回复已达200条，请另提新问题'],
  },
})
