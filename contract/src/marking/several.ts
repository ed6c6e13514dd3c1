import * as z from 'zod/mini'
import { call, id } from '@xinglin/contract/call'
import { Mark, outcomes, workKinds } from './shapes.ts'
import { againDays, markingRefusals } from './works.ts'

/**
 * Ends the marking of several waiting works alike: the same share of every criterion, or the points that the caller kept of
 * each, with the same comment; or returns them. What does not wait, is the caller's own, is not ready or was begun by somebody
 * else is left as it is, and counted.
 */
export const decideWorks = call({
  path: '/api/Marking/DecideMany',
  keyless: true,
  who: ['teacher'],
  perMinute: 20,
  input: z.object({
    Kind: z.enum(workKinds),
    GroupId: id,
    Ids: z.array(id).check(z.minLength(1, '请先选择作业'), z.maxLength(200, '一次最多200份')),
    Outcome: z.enum(outcomes),
    /** Per cent of every criterion; null for the points that the caller kept of each work. */
    Share: z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100))),
    Comment: Mark.shape.Comment,
    Release: z.boolean(),
    AgainDays: z._default(
      z
        .number()
        .check(
          z.int(),
          z.minimum(1, `请填写1至${againDays.most}天`),
          z.maximum(againDays.most, `请填写1至${againDays.most}天`),
        ),
      againDays.usual,
    ),
  }),
  output: z.strictObject({ Decided: z.number(), Left: z.number() }),
  refusals: {
    missing: markingRefusals.missing,
    notYours: markingRefusals.notYours,
    sensitive: markingRefusals.sensitive,
    noComment: [-10008, '退回时请写明评语'],
    final: [-1, '考试的作答不能退回'],
  },
})
