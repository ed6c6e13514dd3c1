import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { Action, Menu, Observation, View } from '@xinglin/contract/simulations/operation'
import { Problem, missing } from './shapes.ts'

/** The right conduct with each patient of a draft as it was last saved, computed by the engine that judges students; null for one that cannot be read. */
export const conductProcedure = call({
  path: '/api/ProcedureWritings/Conduct',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({
    Id: id,
    Patient: z.number().check(z.int(), z.minimum(0), z.maximum(11)),
  }),
  output: z.strictObject({
    Problems: z.array(Problem),
    Conduct: z.nullable(
      z.strictObject({
        /** Not to be operated on: stopping and reporting is right. */
        Stop: z.boolean(),
        Steps: z.array(
          z.strictObject({
            Id: z.string(),
            Phase: z.string(),
            Name: z.string(),
            Points: z.number(),
            /** Without it the whole is worth no more; 0 where it bounds nothing. */
            Cap: z.number(),
            Why: z.string(),
          }),
        ),
        /** The expert's deeds, in words. */
        Way: z.array(z.string()),
      }),
    ),
  }),
  refusals: missing,
})

/** Reads a draft as it was last saved, and plays it with each patient: the expert's way, nothing at all, everything. */
export const rehearseProcedure = call({
  path: '/api/ProcedureWritings/Rehearse',
  keyless: true,
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id }),
  output: z.strictObject({
    Problems: z.array(Problem),
    /** By patient; 90 or more, 0 and below 60 are wanted. Empty while the form has errors. */
    Figures: z.array(
      z.strictObject({
        Patient: z.string(),
        Golden: z.number(),
        Empty: z.number(),
        Everything: z.number(),
      }),
    ),
  }),
  refusals: missing,
})

/** How many actions a trial holds. */
const maxTriedActions = 150

/** Plays a draft as it was last saved with one of its patients, from the beginning through all actions; nothing of it is kept. */
export const tryProcedure = call({
  path: '/api/ProcedureWritings/Try',
  keyless: true,
  who: authors,
  perMinute: 120,
  input: z.object({
    Id: id,
    Patient: z.number().check(z.int(), z.minimum(0), z.maximum(11)),
    /** Everything done so far with the new action at the end. */
    Actions: z.array(Action).check(z.maxLength(maxTriedActions, '一次试做最多150步')),
  }),
  output: z.strictObject({
    Menu,
    View,
    /** Of the last action alone. */
    Observations: z.readonly(z.array(Observation)),
    /** What a supervisor says to it where it was not done; empty where it was. */
    Refusal: z.string(),
  }),
  refusals: { ...missing, faulty: [-1, '内容还有错误，改好后才能试做'] },
})
