import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getReceipt, getResult, listExams } from '@xinglin/contract/exams'

/** The beginning of the keys of one's own examinations. */
export const examsKey = ['exams', 'own'] as const

const maxExams = 50
const everyMs = 4_000

/** One's examinations; asked again every four seconds, so that a moved beginning is known at once. */
export const ownExams = queryOptions({
  queryKey: [...examsKey, 'list'],
  queryFn: ({ signal }) => call(listExams, { PageSize: maxExams }, { signal, background: true }),
  refetchInterval: everyMs,
})

const scoringAgainMs = 2_000

/** The result of an attempt, as far as it is out. */
export const ownResult = (AttemptId: string) =>
  queryOptions({
    queryKey: [...examsKey, 'result', AttemptId],
    queryFn: ({ signal }) => call(getResult, { AttemptId }, { signal }),
    retry: false,
    // It is scored within seconds of being handed in.
    refetchInterval: ({ state }) =>
      state.error?.message === getResult.refusals.scoring[1] ? scoringAgainMs : false,
  })

/** What was handed in. */
export const ownReceipt = (AttemptId: string) =>
  queryOptions({
    queryKey: [...examsKey, 'receipt', AttemptId],
    queryFn: ({ signal }) => call(getReceipt, { AttemptId }, { signal }),
  })
