import * as z from 'zod/mini'
import { id, seenLength, text } from '@xinglin/contract/call'

const shortest = 5
/** What somebody writes in a feedback has at most this many code points; a reply too. */
export const longestFeedback = 500

/** A feedback holds at most this many pictures, and so does each follow-up. */
export const maxPictures = 5

/** A picture has at most this many bytes as it is uploaded; browsers make larger ones smaller before. */
export const largestPicture = 400_000

/** What a feedback may be about. */
export const feedbackTypes = ['feature', 'content', 'account', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** The types in words. */
export const feedbackTypeNames: Readonly<Record<FeedbackType, string>> = {
  feature: '功能',
  content: '内容',
  account: '账号',
  other: '其他',
}

/** Where a feedback stands: nobody has looked, somebody is at work, the school has answered, it is done. */
export const feedbackStates = ['new', 'working', 'replied', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** The states in words. */
export const feedbackStateNames: Readonly<Record<FeedbackState, string>> = {
  new: '待处理',
  working: '处理中',
  replied: '已回复',
  closed: '已关闭',
}

/** The text of a feedback or a follow-up: 5 to 500 code points once it is trimmed. */
export const feedbackText = text(longestFeedback, `反馈内容不得超过${longestFeedback}个字`).check(
  z.refine((words) => words !== '', '请填写反馈内容'),
  z.refine(
    (words) => words === '' || seenLength(words) >= shortest,
    `反馈内容不得少于${shortest}个字`,
  ),
)

const phone = /^(?:\+?86)?(?:1[3-9]\d{9}|0\d{2,3}\d{7,8})$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A contact as it is compared: signs and case make no other contact. */
export const bareContact = (contact: string): string => {
  const bare = contact.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  return bare.includes('@') ? bare : bare.replaceAll(/[-()]/g, '').replace(/^\+?86(?=1)/, '')
}

const isContact = (contact: string): boolean => {
  const bare = bareContact(contact)
  return phone.test(bare) || email.test(bare)
}

/** A telephone number or an e-mail address, or nothing. */
export const contactText = text(100, '联系方式不得超过100个字').check(
  z.refine((contact) => contact === '' || isContact(contact), '请填写正确的手机号码或电子邮箱'),
)

/** A query code as it is compared: capitals and figures, without what people put between. */
export const bareCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')

/** A solved riddle of `Feedback/GetProof`; needed from whoever has no account of their own. */
export const proof = z.object({ Proof: text(300), Answer: text(20) })

/** Ids of pictures that were uploaded before. */
export const pictures = z._default(
  z.array(id).check(z.maxLength(maxPictures, `最多上传${maxPictures}张图片`)),
  [],
)

/** Which feedback: one's own by `Id`, or any by the query code together with the contact that was left. */
export const which = { Id: id, Code: text(40), Contact: text(100) }

/** Feedback that is not there, is another's, or whose code and contact do not belong together: the same sentence for all. */
export const notFound = { notFound: [-404, '未找到该反馈'] } as const

/** The refusal of who guesses codes and contacts. */
export const guesses = { guesses: [-1, '查询失败次数过多，请15分钟后再试'] } as const

/** The refusal of a text that holds a sensitive word. */
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** The refusals of who has no account of their own and no solved riddle, or one that was used or is too old. */
export const unproven = { unproven: [-1, '安全验证已失效，请重试'] } as const

/** The refusal of pictures that were not uploaded by the caller, or have been forgotten since. */
export const lostPicture = { lostPicture: [-10008, '图片已失效，请重新上传'] } as const

/** A picture of a feedback with an address that opens it for some minutes. */
export const Picture = z.strictObject({
  Id: z.string(),
  Url: z.string(),
  Width: z.number(),
  Height: z.number(),
})

const Post = z.strictObject({
  Id: z.string(),
  /** 1 when the school wrote it. */
  BySchool: z.number(),
  /** Who of the school wrote it, for those who run it; empty for everybody else. */
  Name: z.string(),
  Text: z.string(),
  At: z.string(),
  Pictures: z.array(Picture),
})

/** A feedback (意见反馈) with its whole thread, as whoever gave it sees it; moments are ISO. */
export const Feedback = z.strictObject({
  Id: z.string(),
  Code: z.string(),
  Type: z.enum(feedbackTypes),
  State: z.enum(feedbackStates),
  /** What it is about in the words of who gave it: a course, a page; may be empty. */
  Place: z.string(),
  CourseId: z.nullable(z.string()),
  /** The address within the product from which it was given; may be empty. */
  Page: z.string(),
  CreatedAt: z.string(),
  ChangedAt: z.string(),
  /** How the answer was rated, 1 to 5; 0 when it was not. */
  Rate: z.number(),
  /** The answer may be rated. */
  MayRate: z.boolean(),
  /** A follow-up may be written; it reopens a closed one. */
  MayReply: z.boolean(),
  /** Until when a closed one may be reopened; null for one that is open. */
  ReopenUntil: z.nullable(z.string()),
  Posts: z.array(Post),
})
export type Feedback = z.output<typeof Feedback>

/** A feedback in a list: its beginning, and how far it is. */
export const FeedbackLine = z.strictObject({
  Id: z.string(),
  Code: z.string(),
  Type: z.enum(feedbackTypes),
  State: z.enum(feedbackStates),
  Place: z.string(),
  /** The first code points of what was written. */
  Beginning: z.string(),
  CreatedAt: z.string(),
  ChangedAt: z.string(),
  Rate: z.number(),
})
export type FeedbackLine = z.output<typeof FeedbackLine>
