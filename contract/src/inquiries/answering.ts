import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  learners,
  listOf,
  nobody,
  page,
  pageSize,
  searchKey,
} from '@xinglin/contract/call'
import { Inquiry, InquiryLine, missing } from './shapes.ts'

/** What waits for an answer, the oldest first, and what was answered: to who teaches the course or the asker, or was handed it. */
export const listInquiriesToAnswer = call({
  path: '/api/Inquiry/Queue',
  keyless: true,
  who: authors,
  input: z.object({
    /** `mine`: handed to the caller. */
    State: z._default(z.enum(['open', 'mine', 'answered', 'closed', 'all']), 'open'),
    CourseId: z._default(z.nullable(id), nobody),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(InquiryLine).shape,
    /** How many wait in all. */
    Waiting: z.number(),
    Courses: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
    /** Of the caller's courses, how many sentences their patients did not understand, and where they are decided. */
    Unmatched: z.array(
      z.strictObject({ CourseName: z.string(), Count: z.number(), Path: z.string() }),
    ),
  }),
})

/**
 * Moves a question on: its asker takes an answer or withdraws it while nobody answered; who teaches closes or opens it, keeps
 * it as a common one (or no longer), hands it to a colleague, or merges it into another of the same course.
 */
export const moveInquiry = call({
  path: '/api/Inquiry/Move',
  keyless: true,
  who: [...new Set([...learners, ...authors])],
  perMinute: 60,
  input: z.object({
    Id: id,
    Action: z.enum(['accept', 'withdraw', 'close', 'reopen', 'common', 'transfer', 'merge']),
    /** The answer that is taken, the colleague, the question that it is merged into. */
    ToId: z._default(z.nullable(id), nobody),
  }),
  output: z.nullable(Inquiry),
  refusals: {
    ...missing,
    notYours: [-10002, '您没有权限操作'],
    wrongState: [-1, '问题状态已改变，请刷新后重试'],
    target: [-10008, '请选择同一课程的另一个问题'],
    colleague: [-10008, '请选择本校教师'],
    answer: [-10008, '请选择一条回复'],
  },
})
