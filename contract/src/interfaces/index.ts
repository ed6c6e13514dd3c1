import * as z from 'zod/mini'
import { call, managers } from '@xinglin/contract/call'

/**
 * The description of every call (OpenAPI 3.1), generated from this contract: of each path its methods as text, for
 * together they hold more values than a body may.
 */
export const getInterfaces = call({
  path: '/api/System/GetInterfaces',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.object({ paths: z.record(z.string(), z.string()) }),
})
