import * as z from 'zod/mini'
import { offeringTargetKinds } from './shapes.ts'

/** What of an offering may be another for a class, a group or a person. `due` is the date of one item. */
export const periodFields = ['opens', 'closes', 'examFrom', 'examUntil', 'rounds', 'due'] as const
export type PeriodField = (typeof periodFields)[number]

/** The same in words. */
export const periodFieldNames: Readonly<Record<PeriodField, string>> = {
  opens: '开放时间',
  closes: '关闭时间',
  examFrom: '考核开始',
  examUntil: '考核结束',
  rounds: '学习次数',
  due: '截止时间',
}

/** Something that is another for a class, a group or a person, and why. */
export const OfferingOverride = z.strictObject({
  Kind: z.enum(offeringTargetKinds),
  Id: z.string(),
  Name: z.string(),
  Field: z.enum(periodFields),
  /** The item whose date it is; empty of every other field. */
  ItemId: z.string(),
  /** Null where there is no limit, and of `rounds`. */
  At: z.nullable(z.string()),
  /** Of `rounds`; 0 for as many as they like, and of every other field. */
  Rounds: z.number(),
  Reason: z.string(),
  By: z.string(),
  WrittenAt: z.string(),
})
export type OfferingOverride = z.output<typeof OfferingOverride>

/** Why something holds for a student that is another than for the rest. */
export const OwnChange = z.strictObject({
  Field: z.enum(periodFields),
  /** What holds for all the others: a moment, or null for no limit. */
  Base: z.nullable(z.string()),
  /** The same of `rounds`; 0 for as many as they like, and of every other field. */
  BaseRounds: z.number(),
  /** The class or group for which it was set; empty where it was set for the student alone. */
  Name: z.string(),
  Reason: z.string(),
})
export type OwnChange = z.output<typeof OwnChange>

/** The dates of a course that hold for one student, and why where they are others than for the rest. */
export const OwnPeriod = z.strictObject({
  OpensAt: z.nullable(z.string()),
  ClosesAt: z.nullable(z.string()),
  ExamFrom: z.nullable(z.string()),
  ExamUntil: z.nullable(z.string()),
  /** How many rounds they may begin; 0 for as many as they like. */
  MostRounds: z.number(),
  /** By which classes and groups they have it; empty where they were named. */
  Via: z.array(z.string()),
  Changes: z.array(OwnChange),
})
export type OwnPeriod = z.output<typeof OwnPeriod>
