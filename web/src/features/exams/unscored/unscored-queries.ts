import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { getStationRecord, listUnscored } from '@xinglin/contract/exams'

/** The beginning of the keys of what cannot be scored. */
export const unscoredKey = ['exams', 'unscored'] as const
const everyMs = 15_000

/** Attempts at an examination that were handed in and cannot be scored, asked for again while there are some. */
export const unscoredOf = (ExamId: string) =>
  queryOptions({
    queryKey: [...unscoredKey, ExamId],
    queryFn: ({ signal }) => call(listUnscored, { ExamId }, { signal, background: true }),
    refetchInterval: everyMs,
  })

/** What was done in a station that people mark; it never changes. */
export const stationRecord = (WorkId: string) =>
  queryOptions({
    queryKey: ['exams', 'station-record', WorkId],
    queryFn: ({ signal }) => call(getStationRecord, { WorkId }, { signal }),
    staleTime: Infinity,
  })
