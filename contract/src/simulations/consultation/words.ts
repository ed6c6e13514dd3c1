import * as z from 'zod/mini'
import { call, id, learners } from '@xinglin/contract/call'
import { missing } from './refusals.ts'

/**
 * Listens to how the answers of a turn are worded by the language model (AI 生成): the clauses after the first `From`, as
 * soon as there are some or nothing more comes. None at all: the answers stand as they were told.
 */
export const getWords = call({
  path: '/api/Virtual/GetWords',
  keyless: true,
  who: learners,
  perMinute: 240,
  input: z.object({
    SessionId: id,
    /** The number of the turn. */
    Seq: z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
    From: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000)), 0),
  }),
  output: z.strictObject({ Clauses: z.array(z.string()), Done: z.boolean() }),
  refusals: missing,
})
