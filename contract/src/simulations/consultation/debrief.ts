import * as z from 'zod/mini'
import { ScoredItem } from './sheet.ts'

const words = z.readonly(z.array(z.string()))

/** A turn of the conversation, with how each part was understood (`key`: `onset_time`, `symptom:fever`) and what it brought. */
export const ReportedTurn = z.strictObject({
  seq: z.number(),
  /** Virtual second at its end. */
  clock: z.number(),
  text: z.string(),
  said: z.readonly(
    z.array(
      z.strictObject({
        part: z.number(),
        key: z.string(),
        outcome: z.enum([
          'answered',
          'repeated',
          'guarded',
          'unknown',
          'unanswered',
          'clarified',
          'acknowledged',
          'puzzled',
          'unclear',
          'offtopic',
          'leak',
        ]),
        facts: words,
      }),
    ),
  ),
  jargon: words,
  blames: z.boolean(),
  /** Questions put at once. */
  questions: z.number(),
  /** Parts of a summing up or of a leading question, and whether they are so; `open`: the patient may not or cannot say. */
  claims: z.optional(
    z.readonly(
      z.array(z.strictObject({ text: z.string(), verdict: z.enum(['true', 'false', 'open']) })),
    ),
  ),
})
export type ReportedTurn = z.output<typeof ReportedTurn>

/** What a student reads after a session (复盘). */
export const Debrief = z.strictObject({
  found: z.readonly(z.array(z.strictObject({ id: z.string(), zh: z.string(), seq: z.number() }))),
  missed: z.readonly(
    z.array(
      z.strictObject({
        id: z.string(),
        zh: z.string(),
        /** A question that would have brought it. */
        question: z.string(),
        why: z.string(),
        safety: z.boolean(),
      }),
    ),
  ),
  understood: z.readonly(z.array(ReportedTurn)),
  /** Milestones in virtual minutes: an expert's, and one's own. */
  expert: z.readonly(z.array(z.strictObject({ zh: z.string(), minute: z.number() }))),
  own: z.readonly(z.array(z.strictObject({ zh: z.string(), minute: z.number(), seq: z.number() }))),
  harms: z.readonly(
    z.array(
      z.strictObject({
        id: z.string(),
        zh: z.string(),
        why: z.string(),
        seq: z.number(),
        penalty: z.number(),
        kind: z.enum(['order', 'test', 'delay']),
      }),
    ),
  ),
  /** Yuan. */
  cost: z.number(),
  budget: z.number(),
  /** Virtual minutes, and seconds of real time. */
  minutes: z.number(),
  seconds: z.number(),
  best: z.readonly(z.array(ScoredItem)),
  mend: z.readonly(z.array(ScoredItem)),
  next: words,
  teach: words,
  references: words,
})
export type Debrief = z.output<typeof Debrief>
