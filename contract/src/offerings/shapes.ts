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

/** A course as it is given to classes in a term (开课安排). Moments that are null are no limit. */
export const Offering = z.strictObject({
  Id: z.string(),
  CourseId: z.string(),
  TermId: z.string(),
  TermName: z.string(),
  Targets: z.array(OfferingTarget),
  OpensAt: z.nullable(z.string()),
  ClosesAt: z.nullable(z.string()),
  /** When items that are examinations may be begun. */
  ExamFrom: z.nullable(z.string()),
  ExamUntil: z.nullable(z.string()),
  /** How many rounds a student may begin; 0 for as many as they like. */
  MostRounds: z.number(),
  /** By when items are to be complete; those without one have the closing day. */
  Deadlines: z.array(z.strictObject({ ItemId: z.string(), DueAt: z.string() })),
  State: z.enum(offeringStates),
  GivenBy: z.string(),
  /** The caller may change it. */
  MayChange: z.boolean(),
  Version: z.number(),
})
export type Offering = z.output<typeof Offering>
