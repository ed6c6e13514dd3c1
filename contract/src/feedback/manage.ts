import * as z from 'zod/mini'
import { call, id, listOf, managers, page, pageSize, searchKey, text } from '@xinglin/contract/call'
import { Feedback, FeedbackLine, feedbackStates, feedbackTypes, longestFeedback } from './shapes.ts'

/** A feedback as those who run the school see it: with who gave it, how to reach them, and the browser they used. */
export const ManagedFeedback = z.extend(Feedback, {
  /** Empty for somebody without an account of their own. */
  PersonName: z.string(),
  Contact: z.string(),
  Agent: z.string(),
  /** That of what is shown; handling upon an older one is refused. */
  Version: z.string(),
})
export type ManagedFeedback = z.output<typeof ManagedFeedback>

/** The feedback of the school, what waits first and the oldest of it at the top when `State` is `new`; by state, type and words of the text. */
export const listFeedback = call({
  path: '/api/Feedback/List',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...feedbackStates]), 'all'),
    Type: z._default(z.enum(['all', ...feedbackTypes]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(z.extend(FeedbackLine, { PersonName: z.string() })),
})

const missing = { missing: [-404, '数据不存在'] } as const

/** One feedback for those who run the school. */
export const getFeedback = call({
  path: '/api/Feedback/Get',
  keyless: true,
  who: managers,
  input: z.object({ Id: id }),
  output: ManagedFeedback,
  refusals: missing,
})

/**
 * Replies to a feedback, takes it in hand (处理中), closes it, or opens it again. `PostId` is the reply's, made by the
 * browser (UUIDv7), so that a repeat answers what is there.
 */
export const handleFeedback = call({
  path: '/api/Feedback/Handle',
  who: managers,
  input: z.object({
    Id: id,
    PostId: id,
    Action: z.enum(['reply', 'work', 'close', 'open']),
    /** The reply; it may stand with `close` too. */
    Content: text(longestFeedback, `回复内容不得超过${longestFeedback}个字`),
    Version: text(64),
  }),
  output: ManagedFeedback,
  refusals: {
    ...missing,
    blank: [-10008, '请填写回复内容'],
    sensitive: [-10010, '内容包含敏感词'],
    newer: [-10011, '该反馈有新的变化，请核对后再次提交'],
  },
})
