import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getMyScores, scoreKinds, type ScoreKind } from '@xinglin/contract/scores'
import type { Allowed } from '#ui'

/** Which scores are shown; `student` is empty for one's own. */
export type ScoreFilters = {
  readonly kind: 'all' | ScoreKind
  readonly from: string
  readonly to: string
  readonly page: number
}

export const defaultFilters: ScoreFilters = { kind: 'all', from: '', to: '', page: 1 }
export const allowedFilters: Allowed<ScoreFilters> = { kind: ['all', ...scoreKinds] }

export const scoresAPage = 20

/** The scores of a student, or one's own where none is named. */
export const scoresOf = (student: string, { kind, from, to, page }: ScoreFilters) =>
  queryOptions({
    queryKey: ['scores', student, kind, from, to, page],
    queryFn: ({ signal }) =>
      call(
        getMyScores,
        {
          StudentId: student || null,
          Kind: kind,
          From: from,
          To: to,
          PageIndex: page,
          PageSize: scoresAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
