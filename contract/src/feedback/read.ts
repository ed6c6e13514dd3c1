import * as z from 'zod/mini'
import { anyone, call, listOf, page, pageSize, type Principal } from '@xinglin/contract/call'
import { Feedback, FeedbackLine, feedbackStates, guesses, notFound, which } from './shapes.ts'

/** One feedback with its thread: one's own by `Id`, or any by its code and the contact that was left. */
export const queryFeedback = call({
  path: '/api/Feedback/Query',
  keyless: true,
  who: anyone,
  perMinute: 20,
  input: z.object(which),
  output: Feedback,
  refusals: { ...notFound, ...guesses },
})

/** Those with an account of their own, to which their feedback belongs. */
const owners: readonly Principal[] = ['student', 'teacher', 'admin', 'operator']

/** The caller's own feedback, the last changed first. */
export const myFeedback = call({
  path: '/api/Feedback/Mine',
  keyless: true,
  who: owners,
  input: z.object({
    State: z._default(z.enum(['all', ...feedbackStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(10),
  }),
  output: listOf(FeedbackLine),
})
