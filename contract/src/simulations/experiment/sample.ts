import * as z from 'zod/mini'
import { anyone, call } from '@xinglin/contract/call'
import { Protocol } from './protocol.ts'

/** A protocol of the school that anybody may run in their browser without an account. Nothing is recorded. */
export const getSampleProtocol = call({
  path: '/api/Virtual/GetSampleProtocol',
  keyless: true,
  who: anyone,
  menu: 3,
  input: z.object({}),
  output: z.strictObject({
    /** The course in which it is run. */
    CourseId: z.string(),
    Protocol,
  }),
  refusals: { missing: [-404, '数据不存在'] },
})
