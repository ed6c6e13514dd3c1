import * as z from 'zod/mini'
import { call, signedIn } from '@xinglin/contract/call'

/** The common sensitive words in clear, for a first check while typing; the server's list is longer and decides. */
export const getSensitiveWord = call({
  path: '/api/System/GetSensitiveWord',
  keyless: true,
  who: signedIn,
  input: z.object({}),
  output: z.array(z.string()),
})
