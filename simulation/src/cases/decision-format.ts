import { diagnosisOf, isOrderReference, scaleOf } from '#catalogue'
import { cap, changes } from './findings-format.ts'
import { moods } from './history-format.ts'
import { flag, id, known, list, number, object, oneOf, optional, or, text, type Infer } from '#form'

const code = known((name) => diagnosisOf(name) !== undefined, '诊断目录')
const order = known(isOrderReference, '医嘱目录')

/** What was found out: a fact's id (`F05`, `symptom:fever`, `disease:chd`), `exam:` or `test:` and an id. */
export const claim = id

/** Words of which each group must be met by one: [["下壁"], ["心梗", "心肌梗死"]]. */
export const tokens = list(list(text(1, 30), 1, 20), 1, 8)

const evidence = object({
  id,
  zh: text(2, 80),
  /** What shows it. */
  of: list(claim, 1, 12),
  /** How many of them are needed. */
  need: or(number(1, 12), 1),
  points: number(0.5, 5),
})

/** What must be stated of a scale (Killip, NIHSS, a side): one of `is`, and nothing else of that scale. */
const stated = object({
  scale: known((name) => scaleOf(name) !== undefined, '分级目录'),
  is: list(text(1, 20), 1, 8),
})

const qualifier = object({
  id,
  zh: text(2, 40),
  /** Words of what is qualified; of a scale its nouns. */
  tokens,
  points: number(0.5, 4),
  /** Read as values and whole classes; without any, the words alone count. */
  stated: optional(list(stated, 1, 4)),
  /** The words alone are enough where no value is stated; a wrong one still costs. */
  unstated: optional(flag),
})

const diagnosis = object({
  primary: object({
    code,
    /** Other codes that say the same. */
    also: or(list(code, 0, 6), []),
    /** Recognises it when it was typed. */
    tokens,
    /** Words that make a typed one another disease (陈旧, 非ST). */
    without: optional(list(text(1, 20), 1, 12)),
    points: number(1, 15),
    /** True and not precise enough; `ratio` of the points. */
    partial: or(list(object({ code, ratio: number(0.1, 0.9), why: text(4, 100) }), 0, 8), []),
    qualifiers: or(list(qualifier, 0, 6), []),
  }),
  secondary: or(
    list(object({ code, also: or(list(code, 0, 4), []), points: number(0.5, 3) }), 0, 8),
    [],
  ),
  differentials: list(
    object({
      code,
      also: or(list(code, 0, 6), []),
      points: number(0.5, 3),
      /** What speaks for or against it; one that was found out earns the second half. */
      of: list(claim, 1, 10),
      why: text(4, 120),
    }),
    3,
    10,
  ),
  evidence: list(evidence, 2, 10),
  /** Wrong ones that a student falls for. */
  mistakes: or(
    list(
      object({ code, also: or(list(code, 0, 6), []), feedback: text(4, 120), cap: optional(cap) }),
      0,
      10,
    ),
    [],
  ),
})

const act = object({
  id,
  zh: text(2, 80),
  /** Any of these (`all`: every one of them). */
  orders: list(order, 1, 12),
  all: or(flag, false),
  /** Doses that are right, where it matters. */
  doses: optional(list(text(1, 40), 1, 12)),
  /** Doses that are right too once one of these was ordered (clopidogrel 300 mg with fibrinolysis). */
  dosesWith: optional(
    list(object({ orders: list(order, 1, 8), doses: list(text(1, 40), 1, 8) }), 1, 4),
  ),
  /** Orders that serve less well; `ratio` of the points. */
  lesser: optional(
    list(object({ orders: list(order, 1, 8), ratio: number(0.1, 0.9), why: text(4, 120) }), 1, 4),
  ),
  points: number(0.5, 8),
  /** Virtual minutes since the beginning. */
  within: optional(number(1, 1440)),
  cap: optional(cap),
  why: text(4, 140),
})

/** The change of vital signs lasts as long as the order is given (oxygen, a drip); stopping it takes them back. */
const whileGiven = or(flag, false)

/** A vital sign between bounds, both included. */
const bounds = object({
  sign: oneOf('T', 'P', 'R', 'SBP', 'DBP', 'SpO2'),
  from: optional(number(0, 300)),
  to: optional(number(0, 300)),
})

const forbidden = object({
  id,
  zh: text(2, 80),
  orders: list(order, 1, 20),
  /** At these doses alone. */
  doses: optional(list(text(1, 40), 1, 12)),
  /** Together with another of these alone, given before. */
  with: optional(list(order, 1, 12)),
  /** Only while one of these signs is within its bounds (a pressure that is too high for a thrombolytic). */
  while: optional(list(bounds, 1, 4)),
  /** Not forbidden once one of these was ordered or found out. */
  unless: optional(list(id, 1, 6)),
  /** Not forbidden these minutes after one of the orders was given, once all of `examined` were examined since. */
  unlessAfter: optional(
    object({
      orders: list(order, 1, 6),
      minutes: number(1, 1440),
      examined: or(list(id, 0, 4), []),
    }),
  ),
  why: text(4, 140),
  penalty: number(1, 20),
  cap: optional(cap),
  /** What it does to the patient. */
  effect: optional(
    object({
      vitals: changes,
      zh: text(4, 100),
      says: optional(text(2, 80)),
      mood: optional(oneOf(...moods)),
      whileGiven,
    }),
  ),
})

const effect = object({
  orders: list(order, 1, 12),
  /** At these doses alone. */
  doses: optional(list(text(1, 40), 1, 12)),
  /** Only after one of these was ordered. */
  after: optional(list(order, 1, 8)),
  vitals: changes,
  zh: text(2, 100),
  says: optional(text(2, 80)),
  mood: optional(oneOf(...moods)),
  whileGiven,
})

const recordPoint = object({
  zh: text(2, 60),
  tokens,
  /** What it was found out by; written without having been found out it counts against. */
  of: optional(list(claim, 1, 8)),
})

/** Sections of a medical record (病历), in their order. */
export const recordSections = [
  'chief',
  'present',
  'past',
  'personal',
  'family',
  'exam',
  'tests',
  'impression',
  'plan',
] as const

export type RecordSection = (typeof recordSections)[number]

const points = list(recordPoint, 1, 12)

/** `decision.json`: what it is, what is to be done, what is to be written. */
export const decisionFields = {
  diagnosis,
  treatment: object({
    must: list(act, 1, 12),
    should: or(list(act, 0, 12), []),
    forbid: list(forbidden, 1, 12),
    effects: or(list(effect, 0, 12), []),
    /** Orders that neither help nor harm and are not held against anybody. */
    tolerated: or(list(order, 0, 40), []),
  }),
  record: object({
    chief: points,
    present: points,
    past: points,
    personal: optional(points),
    family: optional(points),
    exam: points,
    tests: points,
    impression: points,
    plan: points,
  }),
}

export type CaseDiagnosis = Infer<typeof diagnosis>
export type Qualifier = Infer<typeof qualifier>
export type RequiredOrder = Infer<typeof act>
export type ForbiddenOrder = Infer<typeof forbidden>
export type OrderEffect = Infer<typeof effect>
export type RecordPoint = Infer<typeof recordPoint>
