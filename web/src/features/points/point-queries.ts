import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getPointPolicy,
  getPointRanking,
  getPointRules,
  getPointSummary,
  listPoints,
  type PointRule,
  pointRules,
  type RankingPeriod,
  rankingPeriods,
  type RankingScope,
  rankingScopes,
} from '@xinglin/contract/points'

/** The beginning of the keys of points. */
export const pointsKey = ['points'] as const

export const ledgerAPage = 20
export const defaultLedger = { rule: '', month: '', page: 1 }
export const allowedLedger = { rule: ['', ...pointRules] }
export type LedgerFilters = typeof defaultLedger

export const defaultRanking = { scope: 'class', period: 'term', class: '' }
export const allowedRanking = { scope: rankingScopes, period: rankingPeriods }
export type RankingFilters = typeof defaultRanking

/** One's balance and the last rows of the ledger. */
export const pointSummary = queryOptions({
  queryKey: [...pointsKey, 'summary'],
  queryFn: ({ signal }) => call(getPointSummary, {}, { signal }),
  // Points come by what is done elsewhere: who comes back sees them as they are.
  staleTime: 0,
})

/** The rules of the school, and how far one came today. */
export const ownRules = queryOptions({
  queryKey: [...pointsKey, 'rules'],
  queryFn: ({ signal }) => call(getPointRules, {}, { signal }),
  staleTime: 0,
})

const ledgerPage = (
  PersonId: string,
  { rule, month }: LedgerFilters,
  PageIndex: number,
  PageSize: number,
  signal?: AbortSignal,
) =>
  call(
    listPoints,
    { PersonId, Rule: rule as PointRule | '', Month: month, PageIndex, PageSize },
    { ...(signal && { signal }) },
  )

/** A page of a ledger; of a student where a teacher looks. */
export const ledgerOf = (student: string, filters: LedgerFilters) =>
  queryOptions({
    queryKey: [...pointsKey, 'ledger', student, filters],
    queryFn: ({ signal }) => ledgerPage(student, filters, filters.page, ledgerAPage, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

const exportedAPage = 100

/** A page of what is exported. */
export const exportedLedger = async (student: string, filters: LedgerFilters, page: number) =>
  (await ledgerPage(student, filters, page, exportedAPage)).List

/** A ranking, with one's place. */
export const rankingOf = ({ scope, period, class: ClassId }: RankingFilters) =>
  queryOptions({
    queryKey: [...pointsKey, 'ranking', scope, period, ClassId],
    queryFn: ({ signal }) =>
      call(
        getPointRanking,
        { Scope: scope as RankingScope, Period: period as RankingPeriod, ClassId },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })

/** The rules, for those who set them. */
export const managedPolicy = queryOptions({
  queryKey: [...pointsKey, 'policy'],
  queryFn: ({ signal }) => call(getPointPolicy, {}, { signal }),
})
