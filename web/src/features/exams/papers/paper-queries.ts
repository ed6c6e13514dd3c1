import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getPaper,
  listPapers,
  paperStates,
  type PaperState,
  previewPaper,
} from '@xinglin/contract/exams'

/** The beginning of the keys of papers. */
export const papersKey = ['exams', 'papers'] as const

/** What the list of papers is narrowed by. */
export const defaultPapers = { key: '', state: 'all', mine: false }
export const allowedPapers = { state: ['all', ...paperStates] }
export const papersPageSize = 20

/** A page of papers. */
export const papers = ({ key, state, mine, page }: typeof defaultPapers & { page: number }) =>
  queryOptions({
    queryKey: [...papersKey, 'list', key, state, mine, page],
    queryFn: ({ signal }) =>
      call(
        listPapers,
        {
          SearchKey: key,
          State: state as 'all' | PaperState,
          Mine: mine,
          PageIndex: page,
          PageSize: papersPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One paper whole. */
export const paperDetail = (Id: string) =>
  queryOptions({
    queryKey: [...papersKey, 'one', Id],
    queryFn: ({ signal }) => call(getPaper, { Id }, { signal }),
  })

/** The paper of an examinee. */
export const paperPreview = (Id: string, No: number, Examinee: string) =>
  queryOptions({
    queryKey: [...papersKey, 'preview', Id, No, Examinee],
    queryFn: ({ signal }) => call(previewPaper, { Id, No, Examinee }, { signal }),
    placeholderData: keepPreviousData,
  })
