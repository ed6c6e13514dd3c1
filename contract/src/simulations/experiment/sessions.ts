import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'
import { messages } from '@xinglin/contract/courses'
import {
  acting,
  entering,
  noEntry,
  once,
  paused,
  standing,
  withheld,
} from '@xinglin/contract/simulations/kernel'
import { Action } from './actions.ts'
import { Happened } from './happened.ts'
import { Sections } from './lab-sections.ts'
import { Protocol } from './protocol.ts'
import { missing, outdated } from './refusals.ts'

/** A pre-test as it was marked: the first one counts, and one of `pass` per cent opens the laboratory. */
const Pretest = z.strictObject({
  /** Null where the experiment is taken once. */
  Score: z.nullable(z.number()),
  Passed: z.boolean(),
  Marks: z.readonly(
    z.array(
      z.strictObject({
        id: z.string(),
        right: z.boolean(),
        answer: z.readonly(z.array(z.number())),
        explanation: z.string(),
      }),
    ),
  ),
})

/** Everything that the laboratory needs, in one call: the browser integrates the same engine from `Seed` and `Events`. */
const Stage = z.strictObject({
  ...standing,
  Seed: z.number(),
  /** The version of the engine that it began with; where today’s is another, everything is integrated by today’s, and its author is told. */
  Engine: z.number(),
  Protocol,
  Events: z.readonly(z.array(Happened)),
  /** The newest pre-test; null before the first. */
  Pretest: z.nullable(Pretest),
  /** The report as far as it was kept, with the number of its newest version. */
  Draft: z.strictObject({ Sections, Version: z.number() }),
})

/**
 * Begins or resumes the experiment of an item of one's open attempt. Proceed 0 resumes an open one or begins; 1 only
 * resumes; 3 gives up an open one, which stays readable, and begins anew.
 */
export const beginExperiment = call({
  path: '/api/Virtual/BeginExperiment',
  who: learners,
  menu: 3,
  perMinute: 20,
  signInFirst: messages.signIn,
  input: z.object({
    ...entering,
  }),
  output: Stage,
  refusals: {
    ...missing,
    nothingToResume: [-1, '没有可以继续的实验'],
    notExperiment: [-10008, '该内容不是虚拟实验'],
    ...once,
    ...noEntry,
  },
})

/** One's own experiment as it stands, for coming back to it. */
export const getExperiment = call({
  path: '/api/Virtual/GetExperiment',
  keyless: true,
  who: learners,
  input: z.object({ SessionId: id }),
  output: Stage,
  refusals: { ...missing, ...withheld },
})

/**
 * Does one thing in the laboratory before a step of the engine. The same `ClientActionId` again is answered as the first
 * time; steps run forward alone, and no faster than the server’s clock but for what was waited for.
 */
export const operate = call({
  path: '/api/Virtual/Operate',
  keyless: true,
  who: learners,
  perMinute: 240,
  input: z.object({
    ...acting,
    /** Steps of the engine since the start of the recording. */
    Steps: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
    Action,
  }),
  output: z.strictObject({
    Seq: z.number(),
    /** Milliseconds since the start, by the server’s clock. */
    At: z.number(),
    Steps: z.number(),
    /** The version of the server’s engine: a page that draws by another one is to be loaded anew. */
    Engine: z.number(),
    /** What an answer to the pre-test is worth; null for other actions. */
    Pretest: z.nullable(Pretest),
  }),
  refusals: {
    ...missing,
    ...paused,
    /** `Data` holds the current `Seq`: something was done in another place meanwhile. */
    stale: [-10009, '实验已在其他页面继续，请刷新后重试'],
    ended: [-10011, '本次实验已经结束'],
    /** The message says what is wrong with the action. */
    impossible: [-10008, '不能这样操作'],
    ahead: [-10008, '操作时刻超前于实验时钟，请刷新页面后重试'],
    tooMany: [-10008, '本次实验的操作次数已达上限'],
    sensitive: [-10010, '内容包含敏感词'],
    outdated,
  },
})
