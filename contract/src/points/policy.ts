import * as z from 'zod/mini'
import { call, managers } from '@xinglin/contract/call'
import { PointPolicy } from './shapes.ts'

const Answer = z.strictObject({
  Policy: z.strictObject(PointPolicy.shape),
  /** Rises with each change. */
  Version: z.number(),
})

/** The rules of the school, for those who run it. */
export const getPointPolicy = call({
  path: '/api/PointManage/Get',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: Answer,
})

/** Sets the rules from now on; what was earned stays. */
export const savePointPolicy = call({
  path: '/api/PointManage/Save',
  who: managers,
  input: z.object({
    Policy: PointPolicy,
    Version: z.number().check(z.int(), z.minimum(0)),
  }),
  output: Answer,
  refusals: { newer: [-10009, '规则刚刚被他人修改，请刷新后重试'] },
})
