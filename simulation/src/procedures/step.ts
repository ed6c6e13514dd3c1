import {
  id,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  whole,
  type Infer,
} from '#form'
import { condition } from './condition.ts'

/** A thing that the expert does, and what it earns. */
export const step = object({
  id,
  zh: text(2, 60),
  phase: text(2, 12),
  /** 1-8, as dimensions of an operation. */
  dimension: whole(1, 8),
  points: number(0.5, 10),
  /** Expected where the operation is right, where stopping is, or always; and of which patients or in which course. */
  of: or(oneOf('go', 'stop', 'always'), 'go'),
  when: optional(condition),
  full: condition,
  /** Half of its points. */
  half: optional(condition),
  /** Done before one of `after`: nothing, a half, or no matter. */
  order: or(oneOf('strict', 'partial', 'free'), 'free'),
  after: or(list(id, 0, 8), []),
  /** Must be done: without it the whole is worth no more than this. */
  cap: optional(oneOf(40, 59, 69, 74)),
  why: text(4, 160),
})

/** An error that costs, or bounds the whole, besides what a complication costs. */
export const fault = object({
  id,
  zh: text(2, 60),
  dimension: whole(1, 8),
  when: condition,
  penalty: or(number(0, 20), 0),
  cap: optional(oneOf(40, 59, 69, 74)),
  why: text(4, 160),
})

/** One thing that the expert does; `times` in a row while `when` holds. */
export const goldenStep = object({
  deed: id,
  target: optional(id),
  option: optional(id),
  values: or(record(number(-99, 9999)), {}),
  /** The depth that brings the tip into a tissue, and so many cm beyond its beginning. */
  into: optional(object({ tissue: id, beyond: or(number(0, 10), 0.3) })),
  tools: or(list(id, 0, 40), []),
  /** Seconds since the last deed. */
  pause: or(number(0, 600), 4),
  when: optional(condition),
  times: or(whole(1, 40), 1),
})

export type Step = Infer<typeof step>
export type GoldenStep = Infer<typeof goldenStep>
