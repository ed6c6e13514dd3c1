import * as z from 'zod/mini'
import { id, nobody } from '@xinglin/contract/call'

/** How a question stands: nobody answered, somebody did, its asker took an answer, it is closed. */
export const inquiryStates = ['open', 'answered', 'resolved', 'closed'] as const
export type InquiryState = (typeof inquiryStates)[number]
export const inquiryStateNames: Readonly<Record<InquiryState, string>> = {
  open: '待回答',
  answered: '已回答',
  resolved: '已解决',
  closed: '已关闭',
}

/** Who may read it besides its asker: those who teach, of those who learn the course the asker's classmates, or all. */
export const inquiryAudiences = ['teachers', 'class', 'course'] as const
export const inquiryAudienceNames = {
  teachers: '仅教师可见',
  class: '同班同学可见',
  course: '本课程同学可见',
} as const

/**
 * To what a question is pinned: a second of a film, a page of a document, a turn of a consultation, a step of an operation, an
 * event of an experiment, a question of a released paper; or to the course or item as a whole.
 */
export const pinKinds = ['none', 'second', 'page', 'turn', 'step', 'event', 'question'] as const

/** The place that a question is about. */
export const Pin = z.object({
  Kind: z._default(z.enum(pinKinds), 'none'),
  /** The second, the page from 1, the number of the turn, step, event or question. */
  At: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  /** The asker's own consultation, operation, experiment or attempt at an examination. */
  SessionId: z._default(z.nullable(id), nobody),
})
export type Pin = z.output<typeof Pin>

/** A question in a list. */
export const InquiryLine = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  CourseName: z.string(),
  ItemTitle: z.string(),
  Title: z.string(),
  AskerName: z.string(),
  State: z.enum(inquiryStates),
  Audience: z.enum(inquiryAudiences),
  /** Kept by a teacher as a common question of the course. */
  IsCommon: z.boolean(),
  Answers: z.number(),
  CreatedAt: z.string(),
  /** When something was last written. */
  LastAt: z.string(),
  /** Its asker has not seen the newest answer. */
  Unread: z.boolean(),
})
export type InquiryLine = z.output<typeof InquiryLine>

/** Something written to a question. */
export const InquiryPost = z.strictObject({
  Id: z.string(),
  AuthorName: z.string(),
  IsTeacher: z.boolean(),
  Own: z.boolean(),
  Body: z.string(),
  At: z.string(),
  Accepted: z.boolean(),
})
export type InquiryPost = z.output<typeof InquiryPost>

/** What the caller may do with a question. */
export const inquiryActions = [
  'reply',
  'edit',
  'accept',
  'withdraw',
  'close',
  'reopen',
  'common',
  'transfer',
  'merge',
] as const
export type InquiryAction = (typeof inquiryActions)[number]

/** A question with what was written to it and the place that it is about. */
export const Inquiry = z.strictObject({
  ...InquiryLine.shape,
  ItemId: z.string(),
  Pin: z.strictObject({ Kind: z.enum(pinKinds), At: z.number() }),
  Body: z.string(),
  Posts: z.array(InquiryPost),
  /** What was said or done around the place that it is about, or the question of the paper with its asker's answer; empty of everything else. */
  Turns: z.array(
    z.strictObject({ Text: z.string(), Answers: z.array(z.string()), IsIt: z.boolean() }),
  ),
  /** The caller's own open round of the course, in which the place can be looked at; null where there is none. */
  ProgressId: z.nullable(z.string()),
  /** Who shall answer it, where it was handed to somebody; empty otherwise. */
  AssigneeName: z.string(),
  /** The question that has its answer, where it was merged; empty otherwise. */
  MergedInto: z.string(),
  Actions: z.array(z.enum(inquiryActions)),
  Version: z.number(),
})
export type Inquiry = z.output<typeof Inquiry>

export const missing = { missing: [-404, '该问题不可见'] } as const
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const
