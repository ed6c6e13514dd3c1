import * as z from 'zod/mini'
import { anyone, call, id, text } from '@xinglin/contract/call'
import { pictureRefusals } from '@xinglin/contract/resources'
import {
  contactText,
  Feedback,
  feedbackText,
  feedbackTypes,
  guesses,
  lostPicture,
  notFound,
  Picture,
  pictures,
  proof,
  sensitive,
  unproven,
  which,
} from './shapes.ts'

/**
 * A riddle that a browser solves by itself in a moment, and that is tedious for machines: `Bits` leading zero bits of
 * SHA-256. Good for half an hour and for one text.
 */
export const getFeedbackProof = call({
  path: '/api/Feedback/GetProof',
  keyless: true,
  who: anyone,
  perMinute: 20,
  input: z.object({}),
  output: z.strictObject({ Proof: z.string(), Bits: z.number() }),
})

const longestPart = 180_000
const maxParts = 3

/**
 * Takes a picture for a feedback that is about to be given: JPEG, PNG or WebP of at most 400 kB, its Base64 in parts of
 * at most 180,000 characters. It is forgotten after a day unless it was sent with a text.
 */
export const uploadFeedbackPicture = call({
  path: '/api/Feedback/Upload',
  // A picture that comes twice lies there twice for a day; its bytes need not be kept as the answer to a key.
  keyless: true,
  who: anyone,
  perMinute: 15,
  makesPictures: true,
  bodyBytes: 1_048_576,
  input: z.extend(proof, {
    Parts: z
      .array(z.string().check(z.maxLength(longestPart)))
      .check(z.minLength(1), z.maxLength(maxParts, '图片不得超过400 kB')),
  }),
  output: Picture,
  refusals: {
    ...unproven,
    ...pictureRefusals,
    large: [-10008, '图片不得超过400 kB'],
    tooMany: [-1, '上传的图片过多，请稍后再试'],
  },
})

/**
 * Gives feedback (意见反馈). `Id` is one that the browser made (UUIDv7), so that a repeat answers what is there. Who has
 * no account of their own leaves a contact and a solved riddle; `CourseId` of a course that the caller cannot see is
 * dropped.
 */
export const addFeedback = call({
  path: '/api/Feedback/Add',
  who: anyone,
  perMinute: 10,
  input: z.extend(proof, {
    Id: id,
    Type: z.enum(feedbackTypes, '请选择反馈类型'),
    Place: text(100, '相关课程或页面不得超过100个字'),
    CourseId: id,
    Page: text(300),
    Content: feedbackText,
    Pictures: pictures,
    Contact: contactText,
  }),
  output: z.strictObject({ Id: z.string(), Code: z.string() }),
  refusals: {
    ...unproven,
    ...sensitive,
    ...lostPicture,
    contact: [-10008, '请填写联系方式'],
    taken: [-404, '数据不存在'],
    tooMany: [-1, '今日反馈次数已达上限，请明天再来'],
    busy: [-1, '今日反馈较多，请拨打服务热线联系'],
  },
})

/** Writes a follow-up to a feedback; one that is closed is reopened by it, within 7 days. `PostId` is the browser's own (UUIDv7). */
export const replyFeedback = call({
  path: '/api/Feedback/Reply',
  who: anyone,
  perMinute: 10,
  input: z.extend(proof, { ...which, PostId: id, Content: feedbackText, Pictures: pictures }),
  output: Feedback,
  refusals: {
    ...notFound,
    ...guesses,
    ...unproven,
    ...sensitive,
    ...lostPicture,
    over: [-1, '反馈关闭已超过7天，请重新提交反馈'],
    tooMany: [-1, '今日补充次数已达上限，请明天再来'],
  },
})

/** Rates the school's answer, 1 to 5 stars; again replaces it. */
export const rateFeedback = call({
  path: '/api/Feedback/Rate',
  who: anyone,
  perMinute: 10,
  input: z.object({
    ...which,
    Rate: z
      .number()
      .check(
        z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5, '请填写评分'),
      ),
  }),
  output: Feedback,
  refusals: { ...notFound, ...guesses, unanswered: [-1, '学校回复后才可以评价'] },
})
