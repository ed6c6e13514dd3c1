import * as z from 'zod/mini'
import { OperationMode } from '@xinglin/contract/simulations/kernel'

const words = z.readonly(z.array(z.string()))

/** T °C, P and R a minute, SBP and DBP mmHg, SpO2 %. */
export const Vitals = z.strictObject({
  T: z.number(),
  P: z.number(),
  R: z.number(),
  SBP: z.number(),
  DBP: z.number(),
  SpO2: z.number(),
})
export type Vitals = z.output<typeof Vitals>

/** What a browser may know of an operation as it stands: what was done and what it brought, never what is right. */
export const View = z.strictObject({
  title: z.string(),
  mode: OperationMode,
  /** Minutes of real time. */
  minutes: z.number(),
  seq: z.number(),
  /** Virtual seconds. */
  clock: z.number(),
  brief: z.string(),
  patient: z.strictObject({
    name: z.string(),
    gender: z.number(),
    age: z.number(),
    stature: z.number(),
    weight: z.number(),
    build: z.string(),
    mood: z.string(),
  }),
  complaint: z.exactOptional(z.string()),
  signs: words,
  /** `live` while a monitor shows them; else as they were last taken. */
  vitals: z.exactOptional(z.extend(Vitals, { live: z.boolean() })),
  prepared: words,
  hands: z.enum(['bare', 'washed', 'gloved']),
  field: z.enum(['none', 'scrubbed', 'draped']),
  /** What is in the body: cm along the instrument, degrees to the surface. */
  instrument: z.exactOptional(
    z.strictObject({
      deed: z.string(),
      site: z.string(),
      depth: z.number(),
      angle: z.number(),
    }),
  ),
  drawn: z.exactOptional(z.strictObject({ ml: z.number(), look: z.string() })),
  compressions: z.exactOptional(z.strictObject({ strokes: z.number(), shocks: z.number() })),
  /** Deeds for which there are hands and tools now. */
  can: words,
  done: words,
  /** Guided mode: the usual steps, and which were touched upon. */
  rail: z.exactOptional(
    z.readonly(
      z.array(
        z.strictObject({
          id: z.string(),
          phase: z.string(),
          zh: z.string(),
          done: z.boolean(),
          sometimes: z.boolean(),
        }),
      ),
    ),
  ),
  /** Guided mode: what lies along the instrument, from the surface inward. */
  layers: z.exactOptional(z.readonly(z.array(z.strictObject({ zh: z.string(), cm: z.number() })))),
  hints: z.number(),
  ended: z.exactOptional(z.enum(['finished', 'time'])),
})
export type View = z.output<typeof View>
