import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  crossQuestionnaire,
  getOwnQuestionnaire,
  getQuestionnaire,
  getQuestionnaireResults,
  listOwnQuestionnaires,
  listQuestionnaires,
  questionnaireStates,
} from '@xinglin/contract/questionnaires'

/** The beginning of the key of everything about questionnaires. */
export const questionnairesKey = ['questionnaires'] as const

/** How many a page of the list has. */
export const questionnairesAPage = 20

export const defaultQuestionnaires = { state: 'all', key: '', page: 1 }
export const allowedQuestionnaires = { state: ['all', ...questionnaireStates] }

/** A page of those that somebody made. */
export const managedQuestionnaires = ({ state, key, page }: typeof defaultQuestionnaires) =>
  queryOptions({
    queryKey: [...questionnairesKey, 'managed', state, key, page],
    queryFn: ({ signal }) =>
      call(
        listQuestionnaires,
        {
          State: questionnaireStates.find((one) => one === state) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: questionnairesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One for those who made it. */
export const questionnaireOf = (Id: string) =>
  queryOptions({
    queryKey: [...questionnairesKey, 'one', Id],
    queryFn: ({ signal }) => call(getQuestionnaire, { Id }, { signal }),
  })

/** What came of one. */
export const resultsOf = (Id: string) =>
  queryOptions({
    queryKey: [...questionnairesKey, 'results', Id],
    queryFn: ({ signal }) => call(getQuestionnaireResults, { Id }, { signal }),
  })

/** Two choices of one against each other. */
export const crossOf = (Id: string, RowId: string, ColumnId: string) =>
  queryOptions({
    queryKey: [...questionnairesKey, 'cross', Id, RowId, ColumnId],
    queryFn: ({ signal }) => call(crossQuestionnaire, { Id, RowId, ColumnId }, { signal }),
    enabled: RowId !== '' && ColumnId !== '' && RowId !== ColumnId,
  })

/** Those that a student is asked. */
export const ownQuestionnaires = () =>
  queryOptions({
    queryKey: [...questionnairesKey, 'own'],
    queryFn: ({ signal }) => call(listOwnQuestionnaires, {}, { signal }),
  })

/** One that a student is asked. */
export const ownQuestionnaire = (Id: string) =>
  queryOptions({
    queryKey: [...questionnairesKey, 'paper', Id],
    queryFn: ({ signal }) => call(getOwnQuestionnaire, { Id }, { signal }),
    // Never read anew under somebody who writes.
    staleTime: Infinity,
    gcTime: 0,
  })
