import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'
import { messages } from '@xinglin/contract/courses'
import {
  acting,
  ended,
  entering,
  noEntry,
  once,
  paused,
  SessionState,
  standing,
  withheld,
} from '@xinglin/contract/simulations/kernel'
import { Action } from './actions.ts'
import { Guidance } from './guidance.ts'
import { Happened, Observation } from './happened.ts'
import { Menu } from './menu.ts'
import { missing } from './refusals.ts'
import { View } from './view.ts'

/** Everything that the stage needs of an operation as it stands. */
const Stage = z.strictObject({
  ...standing,
  /** When real time is up. */
  EndTime: z.string(),
  /** True where a teacher of the field reviewed the procedure; else the page says 内容待专家审核. */
  Reviewed: z.boolean(),
  Menu,
  /** Guided mode alone: each step explained, by its id in the rail. */
  Guide: z.exactOptional(z.record(z.string(), Guidance)),
  View,
  Events: z.readonly(z.array(Happened)),
})

/**
 * Begins or resumes the operation of an item of one's open attempt. Proceed 0 resumes an open one or begins; 1 only
 * resumes; 3 gives up an open one, which stays on record, and begins anew. An examination is gone through once.
 */
export const beginOperation = call({
  path: '/api/Virtual/BeginOperation',
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
    nothingToResume: [-1, '没有可以继续的操作'],
    notOperation: [-10008, '该内容不是虚拟操作'],
    ...once,
    ...noEntry,
  },
})

/** One's own operation as it stands, for coming back to it: the needle is where it was. */
export const getOperation = call({
  path: '/api/Virtual/GetOperation',
  keyless: true,
  who: learners,
  input: z.object({ SessionId: id }),
  output: Stage,
  refusals: { ...missing, ...withheld },
})

/** The patient now, by the server’s clock: what monitor and bedside show between actions. */
export const watchOperation = call({
  path: '/api/Virtual/WatchOperation',
  keyless: true,
  who: learners,
  perMinute: 120,
  input: z.object({ SessionId: id }),
  output: z.strictObject({ Seq: z.number(), State: SessionState, ServerTime: z.string(), View }),
  refusals: { ...missing, ...withheld },
})

/**
 * Does one thing at the bedside, at the moment of the server’s clock. The same `ClientActionId` again is answered with what
 * came of it the first time.
 */
export const performAction = call({
  path: '/api/Virtual/PerformAction',
  keyless: true,
  who: learners,
  perMinute: 240,
  input: z.object({
    ...acting,
    Action,
  }),
  output: z.strictObject({
    Seq: z.number(),
    /** Milliseconds since the start, by the server’s clock. */
    At: z.number(),
    Observations: z.readonly(z.array(Observation)),
    View,
  }),
  refusals: {
    ...missing,
    ...paused,
    /** `Data` holds the current `Seq`: something was done in another place meanwhile. */
    stale: [-10009, '操作已在其他页面继续，请刷新后重试'],
    ended: [-10011, '本次操作已经结束'],
    time: [-10011, '时间到，请提交'],
    mode: [-1, '当前方式不支持此操作'],
    /** The message is what a supervisor would say. */
    impossible: [-10008, '不能这样操作'],
    /** A series of compressions lasts longer than the time that passed since the last action. */
    ahead: [-10008, '这一组按压的时长超过了实际经过的时间，请按实际操作提交'],
  },
})

/** Ends the operation: it is assessed from its actions, and completes its item of the course. The same answer when asked again. */
export const finishOperation = call({
  path: '/api/Virtual/FinishOperation',
  keyless: true,
  who: learners,
  perMinute: 20,
  input: z.object({ SessionId: id }),
  output: z.strictObject({
    ...ended,
    /** Whether its report may be read now: an examination’s after the round of study. */
    Released: z.boolean(),
  }),
  refusals: { ...missing, ...paused, abandoned: [-10011, '该次操作已被新的一次取代'] },
})
