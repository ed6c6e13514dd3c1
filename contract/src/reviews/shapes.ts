import * as z from 'zod/mini'

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
