import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { Action, Direction, Protocol, Sections } from '@xinglin/contract/simulations/experiment'
import { Problem, missing } from './shapes.ts'

const Played = z.strictObject({
  Seed: z.number(),
  /** Why the author's way could not be gone; empty where it could. */
  Refusal: z.string(),
  /** 90 or more, 0 and below 60 are wanted. */
  Golden: z.number(),
  Empty: z.number(),
  Everything: z.number(),
  Steps: z.array(
    z.strictObject({
      Id: z.string(),
      Before: z.nullable(z.number()),
      After: z.nullable(z.number()),
      Direction: z.nullable(Direction),
    }),
  ),
})

/** What was found of a draft as it was last saved: problems, and the plays that still hold. */
const Findings = z.strictObject({
  Problems: z.array(Problem),
  /** Those of the draft as it stands now; what was played before a change is not told. */
  Plays: z.array(Played),
})

/** What is wrong with a draft as it was last saved, and what its plays found (应有的结果); plays nothing. */
export const findingsOfProtocol = call({
  path: '/api/ExperimentWritings/Findings',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ Id: id }),
  output: Findings,
  refusals: missing,
})

/** Plays a draft as it was last saved on one specimen, and keeps what was found: the author's way, nothing at all, everything. One that cannot be read is not played. */
export const playProtocol = call({
  path: '/api/ExperimentWritings/Play',
  keyless: true,
  who: authors,
  perMinute: 12,
  input: z.object({ Id: id, Seed: z.number().check(z.int()) }),
  output: Findings,
  refusals: { ...missing, unknown: [-10008, '没有这只标本'] },
})

/** A draft as it was last saved, for trying it at the bench; nothing of a trial is kept. */
export const tryProtocol = call({
  path: '/api/ExperimentWritings/Try',
  keyless: true,
  who: authors,
  perMinute: 30,
  input: z.object({ Id: id }),
  output: z.strictObject({ Protocol, Seed: z.number() }),
  refusals: { ...missing, faulty: [-1, '内容还有错误，改好后才能试做'] },
})

/** How many actions a trial holds. */
const maxTriedActions = 400

/** What a trial would have been worth, by the engine that marks students: it is replayed with what was done; nothing is kept. */
export const assessTrial = call({
  path: '/api/ExperimentWritings/Assess',
  keyless: true,
  who: authors,
  perMinute: 12,
  bodyBytes: 262_144,
  input: z.object({
    Id: id,
    Seed: z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
    Done: z
      .array(
        z.strictObject({
          Steps: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
          Action,
        }),
      )
      .check(z.maxLength(maxTriedActions, `一次试做最多${maxTriedActions}步`)),
    /** The step of the engine at which the report is handed in. */
    Steps: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
    Sections,
  }),
  output: z.strictObject({
    Composite: z.number(),
    Dimensions: z.array(z.strictObject({ Name: z.string(), Score: z.nullable(z.number()) })),
    Items: z.array(
      z.strictObject({ Name: z.string(), Max: z.number(), Got: z.number(), Why: z.string() }),
    ),
  }),
  refusals: {
    ...missing,
    faulty: [-1, '内容还有错误，改好后才能试做'],
    /** The message says what is wrong with the action. */
    impossible: [-10008, '不能这样操作'],
  },
})
