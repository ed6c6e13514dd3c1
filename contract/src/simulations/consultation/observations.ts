import * as z from 'zod/mini'
import { Picture } from './pictures.ts'
import { EcgTracing, Sound } from './signals.ts'

/** How something is said; never what. `rate` of speech, 1 is usual. */
export const Voice = z.strictObject({
  mood: z.string(),
  gesture: z.exactOptional(z.string()),
  rate: z.number(),
})
export type Voice = z.output<typeof Voice>

/** What was found out, for the notebook; its id is what evidence names. */
export const Clue = z.strictObject({
  id: z.string(),
  group: z.enum([
    'comm',
    'basic',
    'hpi',
    'general',
    'past',
    'personal',
    'marital',
    'family',
    'child',
    'action',
    'guard',
  ]),
  text: z.string(),
})
export type Clue = z.output<typeof Clue>

/** Vital signs; °C, per minute, per minute, mmHg, mmHg, %. */
export const Vitals = z.strictObject({
  T: z.number(),
  P: z.number(),
  R: z.number(),
  SBP: z.number(),
  DBP: z.number(),
  SpO2: z.number(),
})

const SheetLine = z.strictObject({
  id: z.string(),
  zh: z.string(),
  value: z.string(),
  unit: z.string(),
  range: z.string(),
  /** Above, below, or (in words) different from the usual. */
  flag: z.enum(['', '↑', '↓', '*']),
})

/** A result that came: a sheet, a report, a tracing, or a picture; what is `toRead` has its report only once the student read it. */
export const TestResult = z.strictObject({
  type: z.literal('result'),
  test: z.string(),
  zh: z.string(),
  /** Virtual minute at which it came. */
  minute: z.number(),
  lines: z.exactOptional(z.readonly(z.array(SheetLine))),
  tracing: z.exactOptional(EcgTracing),
  picture: z.exactOptional(Picture),
  report: z.exactOptional(z.string()),
  toRead: z.boolean(),
})
export type TestResult = z.output<typeof TestResult>

/** What comes of an action; nothing that was not found out is in any of them. */
export const Observation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('say'),
    /** Which part of the sentence it answers, from 0; absent where the patient speaks unasked. */
    part: z.exactOptional(z.number()),
    text: z.string(),
    manner: z.enum([
      'answer',
      'acknowledge',
      'clarify',
      'unclear',
      'offtopic',
      'deflect',
      'overload',
      'unasked',
    ]),
    voice: Voice,
    clues: z.readonly(z.array(Clue)),
    /** Of a clarifying question: what may have been meant. */
    choices: z.exactOptional(z.readonly(z.array(z.string()))),
  }),
  z.strictObject({
    type: z.literal('finding'),
    item: z.string(),
    zh: z.string(),
    text: z.string(),
    sound: z.exactOptional(Sound),
  }),
  z.strictObject({ type: z.literal('refused'), item: z.string(), text: z.string(), voice: Voice }),
  z.strictObject({
    type: z.literal('ordered'),
    test: z.string(),
    zh: z.string(),
    /** Virtual minute. */
    readyAt: z.number(),
    cost: z.number(),
  }),
  z.strictObject({
    type: z.literal('blocked'),
    test: z.string(),
    zh: z.string(),
    why: z.string(),
  }),
  TestResult,
  z.strictObject({ type: z.literal('report'), test: z.string(), report: z.string() }),
  z.strictObject({
    type: z.literal('placed'),
    order: z.string(),
    zh: z.string(),
    dose: z.exactOptional(z.string()),
  }),
  z.strictObject({ type: z.literal('stopped'), order: z.string(), zh: z.string() }),
  z.strictObject({ type: z.literal('change'), text: z.string(), harm: z.boolean() }),
  z.strictObject({ type: z.literal('vitals'), vitals: Vitals }),
  z.strictObject({
    type: z.literal('kept'),
    what: z.enum(['suspicions', 'diagnosis', 'record']),
  }),
  /** `cost` in points of the whole. */
  z.strictObject({ type: z.literal('hint'), text: z.string(), cost: z.number() }),
  z.strictObject({ type: z.literal('ended'), how: z.enum(['finished', 'time']) }),
])
export type Observation = z.output<typeof Observation>
