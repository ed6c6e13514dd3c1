import {
  flag,
  id,
  list,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  whole,
  number,
  type Infer,
  type Problem,
} from '#form'
import { bedside } from './bedside.ts'
import { bedsideSteps } from './bedside-steps.ts'
import { condition } from './condition.ts'
import { deed, type Deed } from './deed.ts'
import { paths, site } from './site.ts'
import { guideRow } from './guide-row.ts'
import { fault, goldenStep, step, type Step } from './step.ts'
import { variant, vitalChanges } from './variant.ts'

const script = object({
  schema: oneOf('vop-procedure/1'),
  id,
  version: whole(1, 9999),
  title: text(2, 40),
  department: text(2, 20),
  family: text(2, 12),
  difficulty: oneOf(1, 2, 3, 4, 5),
  license: text(4, 60),
  /** Filled by the clinician who reviewed it, never by its author. */
  reviewedBy: optional(text(2, 20)),
  reviewedAt: optional(text(10, 10)),
  /** Minutes of real time. */
  minutes: whole(5, 60),
  scene: text(2, 40),
  tools: list(object({ id, zh: text(1, 30), needed: or(flag, false) }), 1, 40),
  /** Seconds that laying out a tool takes; five when absent, none where others fetch it meanwhile. */
  fetching: optional(number(0, 60)),
  /** What a teacher chooses of a patient: the specification's dropdowns, by their call where it has one. */
  parameters: list(
    object({ id, zh: text(2, 20), dropdown: optional(text(4, 30)), options: record(text(1, 40)) }),
    1,
    12,
  ),
  figures: or(
    record(
      object({ zh: text(2, 20), unit: text(0, 8), from: number(0, 9999), to: number(0, 9999) }),
    ),
    {},
  ),
  /** Of which patients the operation is not to be done; then stopping and reporting is right. */
  stopWhen: optional(condition),
  /** The invasive deeds, and those that end the operation. */
  main: list(id, 1, 12),
  end: list(id, 1, 8),
  /** Where sterile hands are expected; a clean procedure expects washed ones. */
  asepsis: or(oneOf('sterile', 'clean'), 'sterile'),
  /** What is in the cavity: its volume, how it looks once it was drawn. */
  pool: optional(
    object({
      tissues: list(id, 1, 4),
      volume: id,
      /** What draining so many mL of it does to vital signs; less of it does as much less. */
      relief: optional(object({ ml: number(50, 5000), shift: vitalChanges })),
      looks: list(object({ when: optional(condition), zh: text(2, 60) }), 1, 12),
    }),
  ),
  /** A patient without circulation: whom a shock helps, and the seconds of good compressions that it takes. */
  arrest: optional(object({ shockable: condition, need: number(30, 600) })),
  paths: or(paths, {}),
  sites: or(list(site, 0, 40), []),
  deeds: list(deed, 4, 60),
  /** Complications that come of what was done, seen after every deed. */
  dangers: or(
    list(
      object({
        id,
        when: condition,
        complication: id,
        chance: or(number(0, 1), 1),
        severity: or(number(0.1, 1), 0.6),
      }),
      0,
      30,
    ),
    [],
  ),
  /** Steps of every bedside that are expected here too. */
  usual: list(id, 3, 30),
  steps: list(step, 8, 50),
  /** How guided mode explains its steps, by their ids. */
  guide: or(record(guideRow), {}),
  /** Other points than steps were written with, as a teacher weighs them. */
  weights: optional(record(number(0.5, 10))),
  faults: or(list(fault, 0, 20), []),
  variants: list(variant, 2, 12),
  golden: list(goldenStep, 10, 120),
  debrief: object({
    teach: list(text(10, 200), 2, 8),
    references: list(text(4, 120), 1, 8),
  }),
})

/** A whole procedure, `vop-procedure/1`, as content/OPERATIONS.md describes it. */
export type Procedure = Infer<typeof script>

/** Reads a value as a procedure: it where its form is right, and everything that is wrong with its form. */
export const readProcedure = (
  value: unknown,
): { readonly procedure: Procedure | undefined; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = []
  const read = script.read(value, '', problems)
  return { procedure: problems.length === 0 ? read : undefined, problems }
}

/** Everything that can be done in a procedure: its own deeds, and those of every bedside that it does not do its own way. */
export const deedsOf = ({ deeds }: Procedure): readonly Deed[] => [
  ...deeds,
  ...bedside.filter(({ id }) => deeds.every((one) => one.id !== id)),
]

/** Everything that is expected in a procedure, its own and the usual steps. */
export const stepsOf = ({ steps, usual, weights = {} }: Procedure): readonly Step[] =>
  [...bedsideSteps.filter(({ id }) => usual.includes(id)), ...steps].map((one) =>
    Object.hasOwn(weights, one.id) ? { ...one, points: weights[one.id] ?? one.points } : one,
  )
