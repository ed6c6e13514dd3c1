import * as z from 'zod/mini'
import { call, operators } from '@xinglin/contract/call'

/**
 * The description of every call (OpenAPI 3.1), generated from this contract, in portions of some 200 kB: together they
 * are more than a body may hold. Of each path its methods as text; `Next` is the portion to ask for, −1 after the last.
 */
export const getInterfaces = call({
  path: '/api/System/GetInterfaces',
  keyless: true,
  who: operators,
  input: z.object({ Portion: z._default(z.int().check(z.gte(0), z.lte(1000)), 0) }),
  output: z.object({ paths: z.record(z.string(), z.string()), Next: z.int() }),
})
