import { myFeedback, queryFeedback } from '@xinglin/contract/feedback'
import { answer } from '#platform/http'
import { readableFeedback } from './policy.ts'
import { feedbackStore } from './store.ts'
import { lineOf, toFeedbackResponse } from './serialize.ts'

/** Answers those who look how far their feedback is. */
export const readingCalls = () => [
  answer(queryFeedback, async function handleQueryFeedback(visit, which) {
    return toFeedbackResponse(visit, await readableFeedback(visit, which))
  }),

  answer(myFeedback, async function handleMyFeedback(visit, { State, PageIndex, PageSize }) {
    const store = feedbackStore(visit)
    const wanted = {
      personId: visit.person?.id ?? '',
      state: State === 'all' ? undefined : State,
    }
    const rows = await store.list(wanted, PageIndex, PageSize)
    return { List: rows.map(lineOf), Count: await store.count(wanted) }
  }),
]
