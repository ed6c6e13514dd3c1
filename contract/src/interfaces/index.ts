import * as z from 'zod/mini'
import { call, managers } from '@xinglin/contract/call'

/** The description of every call (OpenAPI 3.1), generated from this contract. */
export const getInterfaces = call({
  path: '/api/System/GetInterfaces',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})
