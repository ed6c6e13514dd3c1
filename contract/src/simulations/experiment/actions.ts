import * as z from 'zod/mini'

// Sizes that no honest action reaches; what is possible within them the engine says, in words.
const name = z.string().check(z.maxLength(60))
const seconds = z.number().check(z.minimum(0), z.maximum(100_000))
const figures = z
  .record(name, z.number())
  .check(z.refine((one) => Object.keys(one).length <= 10, '参数过多'))

/** Where something goes: ↑, ↓ or →. */
export const Direction = z.enum(['up', 'down', 'none'])
export type Direction = z.output<typeof Direction>

/** What cursors measure; what each is, and in which unit, the engine says (`measureTable`). */
export const Measure = z.enum([
  'mean',
  'peak',
  'trough',
  'range',
  'spread',
  'change',
  'area',
  'steepest-rise',
  'steepest-fall',
  'rate',
  'interval',
  'shortest',
  'pause',
  'irregularity',
  'count',
  'tops',
  'feet',
  'height',
  'least-height',
  'first-height',
  'second-height',
  'last-height',
  'above',
  'below',
  'phases',
  'onset',
  'rise',
  'half-fall',
  'fall',
  'half-width',
  'width',
  'peak-time',
  'trough-time',
  'rr',
  'pr',
  'qrs',
  'qt',
  'p-wave',
  'r-wave',
  't-wave',
  't-width',
])
export type Measure = z.output<typeof Measure>

/** What a step is expected to bring (假设), and why. */
export const Hypothesis = z.strictObject({
  direction: Direction,
  reason: z.string().check(z.maxLength(400, '理由最多200个字')),
})
export type Hypothesis = z.output<typeof Hypothesis>

/** What a student does in the laboratory besides handing the report in: no time, score or measured figure of their own. */
export const Action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('answer'),
    answers: z.record(
      name,
      z.readonly(
        z.array(z.number().check(z.int(), z.minimum(0), z.maximum(9))).check(z.maxLength(10)),
      ),
    ),
  }),
  z.strictObject({ type: z.literal('suppose'), hypotheses: z.record(name, Hypothesis) }),
  /** A deed of the tray with its figures; `step` names the step of the protocol that it belongs to. */
  z.strictObject({
    type: z.literal('do'),
    deed: name,
    values: figures,
    step: z.exactOptional(name),
  }),
  z.strictObject({ type: z.literal('check'), check: name }),
  z.strictObject({
    type: z.literal('mark'),
    label: z.string().check(z.minLength(1, '请填写标记'), z.maxLength(80, '标记最多40个字')),
    step: z.exactOptional(name),
  }),
  /** Cursors in s of the recording. */
  z.strictObject({
    type: z.literal('capture'),
    channel: name,
    measure: Measure,
    from: seconds,
    to: seconds,
    step: z.exactOptional(name),
    phase: z.exactOptional(z.enum(['before', 'after'])),
  }),
  z.strictObject({ type: z.literal('discard'), capture: z.number() }),
  z.strictObject({ type: z.literal('result'), step: name, direction: Direction }),
  /** Lets the recording run on by so many s at once (快进). */
  z.strictObject({ type: z.literal('wait'), seconds: z.number() }),
])
export type Action = z.output<typeof Action>
