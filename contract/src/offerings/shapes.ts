import * as z from 'zod/mini'
import { id } from '@xinglin/contract/call'

/** To whom a course is given: a class of either kind, a group of a 教学班, a person. */
export const offeringTargetKinds = ['administrative', 'teaching', 'group', 'person'] as const

/** Where an offering stands by the clock. */
export const offeringStates = ['upcoming', 'open', 'closed'] as const
export type OfferingState = (typeof offeringStates)[number]

/** The same in words. */
export const offeringStateNames: Readonly<Record<OfferingState, string>> = {
  upcoming: '未开放',
  open: '开放中',
  closed: '已关闭',
}

/** To whom somebody wants to give a course, or from whom to keep it. */
export const TargetChoice = z.object({
  Kind: z.enum(offeringTargetKinds),
  Id: id,
  Excluded: z._default(z.boolean(), false),
})

/** The same with its name. */
export const OfferingTarget = z.strictObject({
  Kind: z.enum(offeringTargetKinds),
  Id: z.string(),
  Name: z.string(),
  Excluded: z.boolean(),
  /** An archived class: it opens nothing any more. */
  Archived: z.boolean(),
})
export type OfferingTarget = z.output<typeof OfferingTarget>

const isMoment = (value: string): boolean =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value))

/** A moment of this century as ISO 8601 in UTC, or null for no limit. */
export const Moment = z._default(
  z.nullable(z.string().check(z.refine(isMoment, '日期时间格式不正确'))),
  null,
)

/** How many rounds somebody may begin; 0 for as many as they like. */
export const rounds = z
  .number()
  .check(z.int(), z.minimum(0, '次数须在0至20之间'), z.maximum(20, '次数须在0至20之间'))

export const maxDeadlines = 300
