import * as z from 'zod/mini'
import { OwnChange } from '@xinglin/contract/offerings'
import {
  ConsultationBrief,
  ExperimentBrief,
  OperationBrief,
} from '@xinglin/contract/simulations/kernel'

/** How far an item is: untouched, begun, complete. */
export const ItemState = z.enum(['new', 'begun', 'done'])
export type ItemState = z.output<typeof ItemState>

/** A line of the player's outline. `Rule` says in words what completes the item. */
export const PlayerItem = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Kind: z.enum([
    'text',
    'image',
    'video',
    'document',
    'quiz',
    'consultation',
    'operation',
    'experiment',
  ]),
  Minutes: z.number(),
  Required: z.boolean(),
  State: ItemState,
  /** Best quiz score in percent, null where nothing is scored yet. */
  BestScore: z.nullable(z.number()),
  Rule: z.string(),
  /** Where the person stands by that rule, in words: 已观看 62%. */
  Why: z.string(),
  /** Seconds until what was claimed of it counts, as it came sooner than it can be learnt; 0 where nothing waits. */
  Wait: z.number(),
  /** Why it cannot be opened yet, in words; empty when it can. */
  Lock: z.string(),
  /** By when it is to be complete; null where nobody said. */
  DueAt: z.nullable(z.string()),
  /** Why that is another day than for the rest; null where it is not. */
  DueChange: z.nullable(OwnChange),
})
export type PlayerItem = z.output<typeof PlayerItem>

/** A question without its answer. */
export const QuestionView = z.strictObject({
  Id: z.string(),
  Type: z.enum(['single', 'multiple', 'judge']),
  Stem: z.string(),
  Options: z.array(z.string()),
  /** Stem, options and explanation are formatted text, as the bank has it. */
  IsRich: z.boolean(),
})
export type QuestionView = z.output<typeof QuestionView>

const text = z.strictObject({ Kind: z.literal('text'), Html: z.string() })
const image = z.strictObject({
  Kind: z.literal('image'),
  Url: z.string(),
  Alt: z.string(),
  Width: z.number(),
  Height: z.number(),
  Html: z.string(),
})
const video = z.strictObject({
  Kind: z.literal('video'),
  Url: z.string(),
  PosterUrl: z.string(),
  CaptionsUrl: z.string(),
  Seconds: z.number(),
  /** What was not played yet cannot be skipped. */
  NoSkip: z.boolean(),
  Html: z.string(),
})
const document = z.strictObject({
  Kind: z.literal('document'),
  /** A PDF. */
  Url: z.string(),
  Pages: z.number(),
  /** What the document is for, and its main points. */
  Html: z.string(),
})
/**
 * A marked quiz. Every question with the right answer and why (`Marks`) is told once the quiz is passed or its tries are used
 * up; until then only how many were right, or trying would find the answers.
 */
export const QuizResult = z.strictObject({
  Score: z.number(),
  Passed: z.boolean(),
  /** A try after the answers were told: it counts for nothing. */
  Practice: z.boolean(),
  RightCount: z.number(),
  Count: z.number(),
  Marks: z.nullable(
    z.array(
      z.strictObject({
        QuestionId: z.string(),
        Right: z.boolean(),
        Chosen: z.array(z.number()),
        Answer: z.array(z.number()),
        Explanation: z.string(),
      }),
    ),
  ),
})
export type QuizResult = z.output<typeof QuizResult>

const quiz = z.strictObject({
  Kind: z.literal('quiz'),
  /** Percentage that completes the item. */
  Pass: z.number(),
  /** How often it was tried, and how often it may be; further tries are practice. */
  Tries: z.number(),
  MostTries: z.number(),
  BestScore: z.nullable(z.number()),
  /** The newest try, marked; null before the first. */
  Last: z.nullable(QuizResult),
  Questions: z.array(QuestionView),
})

/** A virtual consultation (虚拟问诊): it takes place in a room of its own, by the item's id. */
const consultation = z.extend(ConsultationBrief, { Kind: z.literal('consultation') })

/** A virtual experiment (虚拟实验), in a laboratory of its own. */
const experiment = z.extend(ExperimentBrief, { Kind: z.literal('experiment') })

/** A virtual operation (虚拟操作), at a bedside of its own. */
const operation = z.extend(OperationBrief, { Kind: z.literal('operation') })

/** What an item shows; addresses of media hold for 5 minutes at least; answers never travel before a submission. */
export const ItemContent = z.discriminatedUnion('Kind', [
  text,
  image,
  video,
  document,
  quiz,
  consultation,
  operation,
  experiment,
])
export type ItemContent = z.output<typeof ItemContent>

/** The score of an attempt: eight dimensions, null where nothing was there to be scored. */
export const Report = z.strictObject({
  Composite: z.nullable(z.number()),
  Level: z.string(),
  FinishedAt: z.string(),
  Dimensions: z.array(
    z.strictObject({
      Name: z.string(),
      Score: z.nullable(z.number()),
      Evidence: z.string(),
    }),
  ),
})
export type Report = z.output<typeof Report>
