import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Correction, listRegrades, previewRegrade } from '@xinglin/contract/exams'

/** The beginning of the keys of regrades. */
export const regradesKey = ['exams', 'regrades'] as const

export const changesPageSize = 20

/** The items of an examination with what holds of them, and its regrades. */
export const examRegrades = (ExamId: string) =>
  queryOptions({
    queryKey: [...regradesKey, ExamId],
    queryFn: ({ signal }) => call(listRegrades, { ExamId }, { signal }),
  })

/** A page of whose score a correction changes. */
export const scoreChanges = (
  ExamId: string,
  UnitId: string,
  correction: Correction,
  PageIndex: number,
) =>
  queryOptions({
    queryKey: [...regradesKey, ExamId, UnitId, JSON.stringify(correction), PageIndex],
    queryFn: ({ signal }) =>
      call(
        previewRegrade,
        { ExamId, UnitId, Correction: correction, PageIndex, PageSize: changesPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Whoever decides upon a list must have it as it is.
    staleTime: 0,
    retry: false,
  })
