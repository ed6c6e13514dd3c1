import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { workKinds } from './shapes.ts'

/** How works of an item are marked (批阅方式). */
export const MarkingPolicy = z.strictObject({
  /** Whoever marks is not told whose a work is before its mark is released. */
  Anonymous: z.boolean(),
  /** How many mark each work without knowledge of one another; of two the mean counts. */
  Markers: z.union([z.literal(1), z.literal(2)]),
  /** By so many points of a hundred two marks may differ; where they differ by more a third marker decides. */
  Differ: z.number().check(z.int(), z.minimum(1, '请填写1至50分'), z.maximum(50, '请填写1至50分')),
})
export type MarkingPolicy = z.output<typeof MarkingPolicy>

/** Where nothing was set. */
export const defaultPolicy: MarkingPolicy = { Anonymous: false, Markers: 1, Differ: 10 }

/** Sets how works of an item are marked from now on; what is marked already stays. */
export const saveMarkingPolicy = call({
  path: '/api/Marking/SavePolicy',
  keyless: true,
  who: authors,
  input: z.object({ Kind: z.enum(workKinds), GroupId: id, ItemId: id, Policy: MarkingPolicy }),
  output: z.strictObject({ Policy: MarkingPolicy }),
  refusals: {
    missing: [-404, '数据不存在'],
    notYours: [-10002, '您没有权限操作'],
    few: [-10008, '能批阅这项作业的教师不足两人，请先添加教师或有批阅权限的助教'],
    report: [-10008, '实验报告由课程教师批阅，不能设置批阅方式'],
  },
})
