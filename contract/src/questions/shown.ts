import * as z from 'zod/mini'
import { text } from '@xinglin/contract/call'
import { questionLimits, questionTypes } from './content.ts'
import { RecordedFigure } from './figure.ts'

const ShownOption = z.strictObject({ OptionId: z.string(), Text: z.string() })

/** A blank as it is filled: the unit that is printed behind it, or nothing. */
const ShownBlank = z.strictObject({ Unit: z.string() })

/**
 * A question as whoever is examined may see it: no key, no weight, no explanation, no source. It is built by picking; what is
 * not named here does not exist for them. Parts that are not reached yet come with their id alone.
 */
export const ShownQuestion = z.strictObject({
  QuestionId: z.string(),
  Type: z.enum(questionTypes),
  Stem: z.string(),
  /** In the reader's own order. */
  Options: z.array(ShownOption),
  Blanks: z.array(ShownBlank),
  /** The curve that is read, of a computed question. */
  Figure: z.nullable(RecordedFigure),
  /** The parts of a group; each is answered under its own id. */
  Parts: z.array(
    z.strictObject({
      QuestionId: z.string(),
      Reached: z.boolean(),
      Reveal: z.string(),
      Stem: z.string(),
      Options: z.array(ShownOption),
    }),
  ),
})
export type ShownQuestion = z.output<typeof ShownQuestion>

const chosen = z.array(z.string().check(z.maxLength(36))).check(z.maxLength(questionLimits.options))

/** What somebody answers: options by their ids, blanks in their order, or a text. Anything else is -10006. */
export const Answer = z.union([
  z.strictObject({ Options: chosen }),
  z.strictObject({
    Blanks: z.array(text(500, '每空最多500个字')).check(z.maxLength(questionLimits.blanks)),
  }),
  // Required: an answer without any member would else be an empty text.
  z.strictObject({
    Text: z
      .string()
      .check(z.refine((value) => [...value].length <= 10_000, '答案不得超过10000个字')),
  }),
])
export type Answer = z.output<typeof Answer>
