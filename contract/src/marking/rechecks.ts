import * as z from 'zod/mini'
import { call, id, named } from '@xinglin/contract/call'
import { markingRefusals, onWork } from './works.ts'
import { Recheck, recheckDays } from './recheck-shapes.ts'
import { workKinds } from './shapes.ts'

/** Asks that the released score of one's own work be looked at again; once a work, with the reason. */
export const askRecheck = call({
  path: '/api/Marking/AskRecheck',
  who: ['student'],
  perMinute: 20,
  input: z.object({ Kind: z.enum(workKinds), Id: id, Reason: named(200, '复核理由') }),
  output: Recheck,
  refusals: {
    missing: markingRefusals.missing,
    notReleased: [-1, '成绩发布后才能申请复核'],
    late: [-1, `成绩发布超过${recheckDays}天，不能再申请复核`],
    again: [-10011, '这份成绩已经申请过复核'],
    sensitive: markingRefusals.sensitive,
  },
})

/**
 * Decides a request: the work is marked anew, by somebody else than its marker where somebody else may mark it. The same points
 * leave the score as it was; both scores stay readable, and the student is told at once.
 */
export const decideRecheck = call({
  path: '/api/Marking/DecideRecheck',
  who: ['teacher'],
  perMinute: 60,
  input: z.object({ ...onWork, Note: named(500, '复核意见') }),
  output: Recheck,
  refusals: {
    ...markingRefusals,
    notAsked: [-1, '没有待处理的复核申请'],
    ownMark: [-10002, '复核须由原批阅教师以外的教师处理'],
    unrated: [-10008, '请为每个评分项给分'],
  },
})
