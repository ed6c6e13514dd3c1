import * as z from 'zod/mini'
import { authors, call, text } from '@xinglin/contract/call'
import { QuestionContent } from './content.ts'
import { PracticeResult } from './practice.ts'
import { ShownQuestion } from './shown.ts'

/** A kind of computed questions (计算题), with the figures that a teacher may narrow. */
export const ComputedFamily = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Group: z.string(),
  Source: z.string(),
  /** It is answered by a name, which can only be chosen. */
  IsNamed: z.boolean(),
  /** It shows a curve to be read. */
  HasFigure: z.boolean(),
  Ranges: z.array(
    z.strictObject({
      Name: z.string(),
      Label: z.string(),
      Unit: z.string(),
      Least: z.number(),
      Most: z.number(),
      Step: z.number(),
    }),
  ),
})
export type ComputedFamily = z.output<typeof ComputedFamily>

/** Every kind of computed questions. */
export const listComputedFamilies = call({
  path: '/api/QuestionBank/ComputedFamilies',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({ List: z.array(ComputedFamily) }),
})

/** How many instances are shown at once. */
export const shownInstances = 3

/** Some instances of a computed question that is being written, each with its key and how that is come to. */
export const showComputedInstances = call({
  path: '/api/QuestionBank/ComputedInstances',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ Content: QuestionContent, Seed: text(64) }),
  output: z.strictObject({
    List: z.array(z.strictObject({ Question: ShownQuestion, Key: PracticeResult })),
  }),
  refusals: { faulty: [-10008, '请先选择计算题的类型和参数范围'] },
})
