import * as z from 'zod/mini'
import { call, people } from '@xinglin/contract/call'

/** The schools that the caller may know of: the own one first, those that are listed in public, and those of the same contests. */
export const getSchoolDataSource = call({
  path: '/api/Common/GetSchoolDataSource',
  method: 'GET',
  keyless: true,
  who: people,
  input: z.object({}),
  output: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
})
