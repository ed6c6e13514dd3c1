import * as z from 'zod/mini'
import { OfferingOverride } from './periods.ts'
import { offeringStates, OfferingTarget } from './shapes.ts'

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
  /** What is another for whom, the newest first. */
  Overrides: z.array(OfferingOverride),
  State: z.enum(offeringStates),
  GivenBy: z.string(),
  /** The caller may change it. */
  MayChange: z.boolean(),
  Version: z.number(),
})
export type Offering = z.output<typeof Offering>
