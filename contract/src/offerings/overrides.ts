import * as z from 'zod/mini'
import { authors, call, id, nobody, text } from '@xinglin/contract/call'
import { Moment, maxDeadlines, offeringTargetKinds, rounds } from './shapes.ts'
import { OfferingOverride, periodFields } from './periods.ts'

const dateFields = periodFields.filter((field) => field !== 'rounds')

/**
 * Gives classes, groups and people of an offering other dates or another number of rounds, with a reason that they are told;
 * what is not named goes by the offering again.
 */
export const overrideOffering = call({
  path: '/api/CourseCenter/OverrideOffering',
  who: authors,
  menu: 3,
  bodyBytes: 131_072,
  input: z.object({
    Id: id,
    /** To each of them. */
    To: z
      .array(z.object({ Kind: z.enum(offeringTargetKinds), Id: id }))
      .check(z.minLength(1, '请选择对象'), z.maxLength(200, '一次最多200个对象')),
    Dates: z
      .array(
        z.object({
          Field: z.enum(dateFields),
          /** The item, of `due`. */
          ItemId: z._default(z.nullable(id), nobody),
          At: Moment,
        }),
      )
      .check(z.maxLength(maxDeadlines, '截止时间过多')),
    /** Absent where the number of rounds is that of the offering; 0 for as many as they like. */
    Rounds: z.optional(rounds),
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: z.strictObject({ Overrides: z.array(OfferingOverride) }),
  refusals: {
    missing: [-404, '数据不存在'],
    notYours: [-10002, '您没有权限操作'],
    reason: [-10008, '请填写单独设置的原因，学生会看到'],
    target: [-10008, '所选对象不在这项开课安排里'],
    item: [-10008, '所选内容没有设置截止时间'],
    order: [-10008, '关闭时间须晚于开放时间'],
    exam: [-10008, '考核时间须在开放与关闭之间，且结束晚于开始'],
    deadline: [-10008, '内容的截止时间须在开放与关闭之间'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})
