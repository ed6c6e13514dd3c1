import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { listLateAnswers, watchExam } from '@xinglin/contract/exams'

/** The beginning of the keys of the proctor's room. */
export const roomKey = ['exams', 'room'] as const
const everyMs = 3_000

/** Who sits an examination, asked again every three seconds. */
export const roomOf = (ExamId: string) =>
  queryOptions({
    queryKey: [...roomKey, ExamId],
    queryFn: ({ signal }) => call(watchExam, { ExamId }, { signal, background: true }),
    refetchInterval: everyMs,
  })

/** Answers that came too late. */
export const lateAnswers = (ExamId: string) =>
  queryOptions({
    queryKey: [...roomKey, ExamId, 'late'],
    queryFn: ({ signal }) => call(listLateAnswers, { ExamId }, { signal }),
  })
