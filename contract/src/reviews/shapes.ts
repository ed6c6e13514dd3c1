import * as z from 'zod/mini'
import { seenLength, text } from '@xinglin/contract/call'

const shortest = 5
/** A review has at most this many code points; a reply too. */
export const longestReview = 500

/** The text of a review: 5 to 500 code points once it is trimmed. */
export const reviewText = text(longestReview, `评价内容不得超过${longestReview}个字`).check(
  z.refine((words) => words !== '', '内容不能空!'),
  z.refine(
    (words) => words === '' || seenLength(words) >= shortest,
    `评价内容不得少于${shortest}个字`,
  ),
)

/** The text of a reply: 1 to 500 code points once it is trimmed. */
export const replyText = text(longestReview, `回复内容不得超过${longestReview}个字`).check(
  z.refine((words) => words !== '', '内容不能为空！'),
)

/** One to five stars, whole. */
export const rate = z
  .number()
  .check(z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, '请填写评分'))

/**
 * A review of a course (评价) with the teacher's reply; dates are ISO. `GRate` and `GComment` are older names of the
 * same rating and text. A hidden one is shown to its author and to those who run the school alone.
 */
export const Comment = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  Comment: z.string(),
  Rate: z.number(),
  /** 1 when the caller likes it. */
  IsGreat: z.number(),
  /** 1 when it is featured (精选). */
  IsCull: z.number(),
  GreatNum: z.number(),
  GRate: z.number(),
  GComment: z.string(),
  CreateTime: z.string(),
  /** When its text or stars were last changed; null when never. */
  EditTime: z.nullable(z.string()),
  UName: z.string(),
  ImgUrl: z.string(),
  Gender: z.nullable(z.number()),
  /** 1 when the caller wrote it. */
  IsMine: z.number(),
  /** 1 when it was hidden, with the reason in `HiddenReason`. */
  IsHidden: z.number(),
  HiddenReason: z.string(),
  /** Empty without a reply, as are the other members of the reply. */
  ReplyComment: z.string(),
  ReplyName: z.string(),
  ReplyUName: z.string(),
  ReplyTime: z.nullable(z.string()),
  ReplyImgUrl: z.string(),
  ReplyGender: z.nullable(z.number()),
})
export type Comment = z.output<typeof Comment>

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const

/** The refusal of a text that holds a sensitive word. */
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const
