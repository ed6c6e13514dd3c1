import { diagnosisOf, examinationOf, orderOf, readingOf, testOf } from '#catalogue'
import { cap } from './findings-format.ts'
import { meaning } from './history-format.ts'
import { claim, recordSections } from './decision-format.ts'
import {
  id,
  known,
  list,
  number,
  object,
  optional,
  or,
  record,
  text,
  textOr,
  whole,
  type Infer,
  type Shape,
} from '#form'

const item = object({
  id,
  zh: text(2, 60),
  points: number(0.5, 10),
  /** Facts that earn it. */
  of: list(claim, 1, 20),
  /** How many of them earn it whole; all when absent. */
  need: optional(whole(1, 20)),
  why: text(4, 140),
  cap: optional(cap),
})

const observed = object({
  id,
  zh: text(2, 60),
  points: number(0.5, 10),
  /** One of these said. */
  said: list(meaning, 1, 12),
  why: text(4, 140),
  cap: optional(cap),
})

/** `assessment.json`: what earns points, beyond what every case is assessed by. */
export const assessmentFields = {
  rubric: object({
    /** Dimension 2, 现病史采集. */
    history: list(item, 4, 24),
    /** Dimension 3, 既往/个人/家族史. */
    background: list(item, 3, 24),
    /** Dimension 1, beyond what every case asks for. */
    communication: or(list(observed, 0, 8), []),
    /** Virtual minutes within which an emergency is examined or a first test ordered; absent where nothing presses. */
    firstActionWithin: optional(number(1, 60)),
    /** Yuan beyond which tests are wasteful. */
    budget: number(50, 30_000),
  }),
  debrief: object({
    teach: list(text(10, 200), 2, 8),
    references: list(text(4, 120), 1, 8),
    /** What to practise when a dimension stayed below 70, or a fact, test or order was missed. */
    practice: list(object({ when: id, task: text(6, 100) }), 2, 12),
  }),
}

const has = (of: (name: string) => unknown) => (name: string) => of(name) !== undefined
const orderStep = textOr(
  known(has(orderOf), '医嘱目录'),
  object({ id: known(has(orderOf), '医嘱目录'), dose: optional(text(1, 40)) }),
)
const chosen = { code: known(has(diagnosisOf), '诊断目录') }

const steps = {
  ask: object({ ask: text(1, 500), means: list(meaning, 1, 8) }),
  examine: object({ examine: list(known(has(examinationOf), '查体目录'), 1, 40) }),
  order: object({ order: list(known(has(testOf), '检查目录'), 1, 40) }),
  read: object({
    read: known(has(testOf), '检查目录'),
    findings: list(known(has(readingOf), '判读目录'), 0, 10),
  }),
  wait: object({ wait: whole(1, 180) }),
  suspect: object({ suspect: list(chosen.code, 1, 8) }),
  diagnose: object({
    diagnose: object({
      primary: object(chosen),
      qualifiers: or(list(text(1, 60), 0, 6), []),
      secondary: or(list(object(chosen), 0, 8), []),
      evidence: or(list(claim, 0, 20), []),
      differentials: or(list(object({ ...chosen, evidence: or(list(claim, 0, 8), []) }), 0, 5), []),
    }),
  }),
  treat: object({ treat: list(orderStep, 1, 40) }),
  stop: object({ stop: list(known(has(orderOf), '医嘱目录'), 1, 40) }),
  write: object({
    write: record(text(1, 2000), (name) => recordSections.some((one) => one === name), '病历栏目'),
  }),
  milestone: object({ milestone: text(2, 60) }),
}

type Step = { [K in keyof typeof steps]: Infer<(typeof steps)[K]> }[keyof typeof steps]

const step: Shape<Step> = {
  read: (value, path, problems) => {
    const names = value !== null && typeof value === 'object' ? Object.keys(value) : []
    const kind = Object.keys(steps).find((name) => names.includes(name))
    if (kind !== undefined) return steps[kind as keyof typeof steps].read(value, path, problems)
    problems.push({ path, zh: `应为下列之一：${Object.keys(steps).join('、')}`, weight: 'error' })
    return value as Step
  },
}

/** `golden.json`: how an expert would do it; it must earn 90 or more, and the debrief shows its milestones. */
export const goldenFields = { golden: list(step, 10, 200) }

export type RubricItem = Infer<typeof item>
export type ObservedItem = Infer<typeof observed>
export type GoldenStep = Step
