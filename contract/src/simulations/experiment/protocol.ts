import * as z from 'zod/mini'
import { Measure } from './actions.ts'

const list = <T extends z.ZodMiniType>(of: T) => z.readonly(z.array(of))
const words = list(z.string())

/** Something that can be done at the bench: an event of the engine with the figures that one chooses. */
export const TrayDeed = z.strictObject({
  id: z.string(),
  group: z.enum(['prepare', 'stimulate', 'drug', 'operate']),
  zh: z.string(),
  note: z.string(),
  event: z.record(z.string(), z.unknown()),
  fields: list(
    z.strictObject({
      name: z.string(),
      zh: z.string(),
      unit: z.string(),
      usual: z.number(),
      lo: z.number(),
      hi: z.number(),
      step: z.number(),
    }),
  ),
})
export type TrayDeed = z.output<typeof TrayDeed>

/** A protocol (实验方案) as far as a student may know it: no answers, expected directions, good ranges, reasons or weights. */
export const Protocol = z.strictObject({
  title: z.string(),
  model: z.string(),
  /** Figures of the specimen that are not the usual ones. */
  parameters: z.record(z.string(), z.number()),
  difficulty: z.number(),
  minutes: z.number(),
  longest: z.number(),
  specimen: z.string(),
  figure: z.enum(['rabbit', 'frog-heart', 'nerve-muscle', 'nerve-trunk', 'organ-bath']),
  sweep: z.number(),
  reviewed: z.boolean(),
  purpose: words,
  principle: words,
  materials: words,
  safety: words,
  welfare: words,
  pass: z.number(),
  baseline: z.number(),
  questions: list(
    z.strictObject({
      id: z.string(),
      type: z.enum(['single', 'multiple', 'judge']),
      stem: z.string(),
      options: words,
    }),
  ),
  tray: list(TrayDeed),
  preparations: list(z.strictObject({ id: z.string(), zh: z.string(), deed: z.string() })),
  checks: list(z.strictObject({ id: z.string(), zh: z.string() })),
  steps: list(
    z.strictObject({
      id: z.string(),
      zh: z.string(),
      how: z.string(),
      seconds: z.number(),
      response: z.strictObject({
        zh: z.string(),
        unit: z.string(),
        channel: z.string(),
        measure: Measure,
      }),
    }),
  ),
  sections: list(
    z.strictObject({
      section: z.enum([
        'purpose',
        'principle',
        'materials',
        'method',
        'results',
        'discussion',
        'conclusion',
        'questions',
        'reflection',
      ]),
      letters: z.number(),
    }),
  ),
  thinking: words,
})
export type Protocol = z.output<typeof Protocol>
