import * as z from 'zod/mini'
import { Conclusion, Ordered, RecordSections } from './actions.ts'
import { ConsultationMode as Mode } from '@xinglin/contract/simulations/kernel'
import { Clue, TestResult, Vitals } from './observations.ts'

const words = z.readonly(z.array(z.string()))

/** What a browser may know of a consultation: all that was found out and done, and nothing else. */
export const View = z.strictObject({
  title: z.string(),
  scene: z.string(),
  department: z.string(),
  mode: Mode,
  limitMinutes: z.number(),
  /** The number of the last action. */
  seq: z.number(),
  /** The patient's own clock, in virtual minutes. */
  minute: z.number(),
  patient: z.strictObject({
    /** 0 female, 1 male. */
    gender: z.number(),
    age: z.number(),
    months: z.exactOptional(z.number()),
    voice: z.string(),
    medicalCondition: z.string(),
    /** Who speaks: 本人, or 母亲, 女儿. */
    informant: z.string(),
    mood: z.string(),
    /** Only once it was asked. */
    name: z.exactOptional(z.string()),
  }),
  opening: z.string(),
  clues: z.readonly(z.array(Clue)),
  examined: words,
  pending: z.readonly(z.array(z.strictObject({ test: z.string(), readyAt: z.number() }))),
  results: z.readonly(z.array(TestResult)),
  /** What the student read out of a result, and the formal report beside it. */
  readings: z.record(z.string(), words),
  reports: z.record(z.string(), z.string()),
  /** Yuan. */
  cost: z.number(),
  /** `stopped` at a virtual minute. */
  orders: z.readonly(
    z.array(z.strictObject({ ...Ordered.shape, stopped: z.exactOptional(z.number()) })),
  ),
  /** While a monitor is attached. */
  vitals: z.exactOptional(Vitals),
  suspicions: words,
  conclusion: z.exactOptional(Conclusion),
  record: RecordSections,
  hints: z.number(),
  ended: z.exactOptional(z.enum(['finished', 'time'])),
})
export type View = z.output<typeof View>
