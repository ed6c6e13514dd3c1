import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  caseScopes,
  compareVersions,
  getCase,
  getVersions,
  listCases,
} from '@xinglin/contract/workshop'

const any = -1

/** What the list of cases is narrowed by. */
export const defaultCases = {
  scope: 'all',
  state: any,
  department: '',
  difficulty: 0,
  key: '',
  page: 1,
}

/** The values that the list knows. */
export const allowedCases = {
  scope: caseScopes,
  state: [any, 0, 1, 2, 3],
  difficulty: [0, 1, 2, 3, 4, 5],
}

/** How many cases a page has. */
export const casesAPage = 20

/** The beginning of the key of everything in the workshop. */
export const workshop = ['workshop'] as const

/** A page of cases. */
export const casesPage = ({
  scope,
  state,
  department,
  difficulty,
  key,
  page,
}: typeof defaultCases) =>
  queryOptions({
    queryKey: [...workshop, 'list', { scope, state, department, difficulty, key, page }],
    queryFn: ({ signal }) =>
      call(
        listCases,
        {
          SearchKey: key,
          State: state,
          Department: department,
          Difficulty: difficulty,
          Scope: caseScopes.find((known) => known === scope) ?? 'all',
          PageIndex: page,
          PageSize: casesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A case for its editor; what was shown before is never written upon. */
export const caseFile = (id: string) =>
  queryOptions({
    queryKey: [...workshop, 'case', id],
    queryFn: ({ signal }) => call(getCase, { CaseId: id }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The approved versions of a case. */
export const caseVersions = (id: string) =>
  queryOptions({
    queryKey: [...workshop, 'versions', id],
    queryFn: ({ signal }) => call(getVersions, { CaseId: id }, { signal }),
    staleTime: 0,
  })

/** In what two versions differ; 0 is the draft as it was last saved. */
export const caseDifferences = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...workshop, 'differences', id, from, to],
    queryFn: ({ signal }) => call(compareVersions, { CaseId: id, From: from, To: to }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
