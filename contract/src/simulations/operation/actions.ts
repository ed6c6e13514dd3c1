import * as z from 'zod/mini'

// Sizes that no honest action reaches; what is possible within them the engine says, in a supervisor's words.
const name = z.string().check(z.maxLength(60))
const figures = z
  .record(name, z.number())
  .check(z.refine((one) => Object.keys(one).length <= 10, '参数过多'))

/** One chest compression: ms since the first of its series, how deep, and how much the chest stayed pressed in (cm). */
const Stroke = z.strictObject({ at: z.number(), depth: z.number(), left: z.number() })

/** What a student does at the bedside besides ending the operation: no time, vital sign or result of their own. */
export const Action = z.discriminatedUnion('type', [
  /** A deed of the menu with its target, its way and its figures. */
  z.strictObject({
    type: z.literal('perform'),
    deed: name,
    target: z.exactOptional(name),
    option: z.exactOptional(name),
    values: z.exactOptional(figures),
  }),
  /** Lays tools out. */
  z.strictObject({
    type: z.literal('prepare'),
    tools: z.readonly(z.array(name).check(z.maxLength(40))),
  }),
  z.strictObject({
    type: z.literal('compress'),
    strokes: z.readonly(z.array(Stroke).check(z.maxLength(240))),
  }),
  /** Lets so many virtual seconds pass at once. */
  z.strictObject({ type: z.literal('wait'), seconds: z.number() }),
  z.strictObject({ type: z.literal('hint') }),
  /** Takes back the last action: guided mode alone. */
  z.strictObject({ type: z.literal('undo') }),
])
export type Action = z.output<typeof Action>
