import * as z from 'zod/mini'
import { DecidedMark } from './decided.ts'

/** For so many days after a score was released its student may ask to have it looked at again. */
export const recheckDays = 14

/** How a request of a re-check stands: asked, the score stays, it was changed. */
export const recheckStates = ['asked', 'kept', 'changed'] as const
export const recheckStateNames = {
  asked: '复核处理中',
  kept: '复核后维持原分',
  changed: '复核后改分',
} as const

/** A request to have a released score looked at again (申请复核), with what came of it. */
export const Recheck = z.strictObject({
  State: z.enum(recheckStates),
  Reason: z.string(),
  AskedAt: z.string(),
  /** As it was marked when that was asked: it stays readable. */
  Before: DecidedMark,
  /** 0-100; null while it is asked. */
  After: z.nullable(z.number()),
  Note: z.string(),
  By: z.string(),
  DecidedAt: z.nullable(z.string()),
})
export type Recheck = z.output<typeof Recheck>
