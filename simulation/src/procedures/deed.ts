import {
  flag,
  id,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  type Infer,
} from '#form'
import { condition } from './condition.ts'

/** What the engine does when a deed is done, beyond what the deed says of itself. */
export const verbs = [
  /** An instrument enters at a site, to a depth and at an angle. */
  'insert',
  /** It goes on, or back, to a depth. */
  'advance',
  /** Something is drawn through it, or runs out of it: values `ml`. */
  'aspirate',
  /** Something is put in through it: values `ml`, of a drug. */
  'inject',
  'withdraw',
  /** Vital signs are taken once; `monitor` shows them from now on. */
  'measure',
  'monitor',
  /** A defibrillator is discharged: values `joule`. */
  'shock',
  /** Breaths are given: values `breaths` and `seconds` each. */
  'ventilate',
] as const

/**
 * What touches what. `sterile`: it is only done with sterile hands; `dirty`: it makes sterile hands unsterile; `gloves`,
 * `drape`, `scrub`, `wash` and `kit` make sterile what they name; `none` touches nothing.
 */
export const touches = [
  'none',
  'sterile',
  'dirty',
  'gloves',
  'drape',
  'scrub',
  'wash',
  'kit',
] as const

const when = optional(condition)

/** Something that can be done, and what comes of it. */
export const deed = object({
  id,
  zh: text(2, 40),
  phase: text(2, 12),
  verb: optional(oneOf(...verbs)),
  touch: or(oneOf(...touches), 'none'),
  /** The tool in the hand; it must have been prepared. */
  tool: optional(id),
  /** Where it can be done; one must be named. */
  targets: optional(list(id, 1, 40)),
  /** In what ways; one must be named. */
  options: optional(record(text(1, 40))),
  /** Figures that must be given. */
  values: optional(
    record(
      object({
        zh: text(1, 12),
        unit: text(0, 10),
        from: number(-99, 9999),
        to: number(-99, 9999),
        step: number(0.01, 1000),
      }),
    ),
  ),
  /** Virtual seconds that pass besides the real ones. */
  seconds: or(number(0, 7200), 0),
  /** A drug in an injection, by mg a mL. */
  drug: optional(object({ id, strength: number(0.001, 1000) })),
  sets: or(record(flag), {}),
  /** Remedies that it is: what helps in complications. */
  treats: or(list(id, 0, 6), []),
  /** Where a condition does not hold, the supervisor stops it with this sentence. */
  needs: or(list(object({ when: condition, zh: text(4, 80) }), 0, 8), []),
  /** What is seen, heard or read afterwards; each that holds. */
  tells: or(list(object({ when, zh: text(1, 300) }), 0, 12), []),
  /** A complication that it may be, with its chance (1 when absent) and severity of 0-1. */
  causes: or(
    list(
      object({
        when,
        complication: id,
        chance: or(number(0, 1), 1),
        severity: or(number(0.1, 1), 0.6),
      }),
      0,
      8,
    ),
    [],
  ),
})

export type Deed = Infer<typeof deed>
