import * as z from 'zod/mini'
import { call, id } from '@xinglin/contract/call'
import { longestRemark } from './shapes.ts'

const Line = z.strictObject({ Id: z.string(), Text: z.string(), Uses: z.number() })

/** One’s own comment bank (评语库), the most used first. */
export const listComments = call({
  path: '/api/Marking/Comments',
  keyless: true,
  who: ['teacher'],
  input: z.object({}),
  output: z.array(Line),
})

/** Keeps a text in one’s bank; the same text again counts as a use of it. */
export const keepComment = call({
  path: '/api/Marking/KeepComment',
  keyless: true,
  who: ['teacher'],
  perMinute: 120,
  input: z.object({
    Text: z.string().check(
      z.refine((text) => text.trim() !== '', '请填写评语'),
      z.refine((text) => [...text].length <= longestRemark, `评语最多${longestRemark}个字`),
    ),
  }),
  output: z.array(Line),
  refusals: {
    full: [-10008, '评语库最多100条，请先删除不用的'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Takes a text out of one’s bank. */
export const dropComment = call({
  path: '/api/Marking/DropComment',
  keyless: true,
  who: ['teacher'],
  input: z.object({ Id: id }),
  output: z.array(Line),
  refusals: { missing: [-404, '数据不存在'] },
})
