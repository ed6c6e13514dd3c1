import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'
import { paused } from '@xinglin/contract/simulations/kernel'
import { Sections } from './lab-sections.ts'
import { missing, outdated } from './refusals.ts'

const refusals = {
  ...missing,
  ...paused,
  ended: [-10011, '实验报告已经提交，不能再改'],
  abandoned: [-10011, '该次实验已被新的一次取代'],
  sensitive: [-10010, '内容包含敏感词'],
} as const

/**
 * Keeps sections of the report as a further version; those that are not named stay. `Version` is the newest that the
 * browser knows of: another tab that wrote meanwhile is not overwritten.
 */
export const saveLabReport = call({
  path: '/api/Virtual/SaveLabReport',
  keyless: true,
  who: learners,
  perMinute: 60,
  input: z.object({
    SessionId: id,
    Version: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
    Sections,
  }),
  output: z.strictObject({ Version: z.number(), SavedAt: z.string() }),
  refusals: {
    ...refusals,
    timeUp: [-10011, '时间已到，此前保存的报告已收取'],
    tooLong: [-10008, '实验报告每栏最多5000个字'],
    /** `Data` holds the newest version. */
    stale: [-10009, '报告已在其他页面修改，请刷新后再写'],
  },
})

/**
 * Hands the report in as it was kept last: the experiment ends, is recomputed from its actions, assessed, and completes
 * its item of the course. The same answer when asked again.
 */
export const submitLabReport = call({
  path: '/api/Virtual/SubmitLabReport',
  keyless: true,
  who: learners,
  perMinute: 20,
  input: z.object({
    SessionId: id,
    /** Steps of the engine that were recorded. */
    Steps: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
  }),
  output: z.strictObject({
    SessionId: z.string(),
    EndedAt: z.string(),
    Composite: z.nullable(z.number()),
    Level: z.string(),
    ProgressId: z.string(),
    Progress: z.number(),
    CanFinish: z.boolean(),
  }),
  refusals: {
    ...refusals,
    notBegun: [-1, '还没有进入实验室，请先完成预习测验和实验假设'],
    ahead: [-10008, '操作时刻超前于实验时钟，请刷新页面后重试'],
    impossible: [-10008, '不能这样操作'],
    /** Something was done while the run was assessed; browsers ask again by themselves. */
    moved: [-10003, '实验刚刚又有了一步操作，请稍候再试'],
    outdated,
  },
})
