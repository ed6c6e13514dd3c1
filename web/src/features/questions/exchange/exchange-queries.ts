import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getImportedQuestion,
  getQuestionImport,
  type ImportVerdict,
  importVerdicts,
  listImportedQuestions,
  listQuestionImports,
} from '@xinglin/contract/questions'

/** The beginning of the keys of files of questions. */
export const exchangeKey = ['questions', 'exchange'] as const

/** What the list of a file is narrowed by; the file itself stands in the address too. */
export const defaultLines = { file: '', verdict: 'all' }
export type LineFilters = typeof defaultLines
export const allowedLines = { verdict: ['all', ...importVerdicts, 'noted'] }

export const linesPageSize = 20

/** One's own files of the last days. */
export const questionFiles = queryOptions({
  queryKey: [...exchangeKey, 'files'],
  queryFn: ({ signal }) => call(listQuestionImports, {}, { signal }),
})

/** One file with how many of its questions have each verdict. */
export const questionFile = (Id: string) =>
  queryOptions({
    queryKey: [...exchangeKey, 'file', Id],
    queryFn: ({ signal }) => call(getQuestionImport, { Id }, { signal }),
  })

/** A page of the questions of a file. */
export const importedLines = ({ file, verdict, page }: LineFilters & { readonly page: number }) =>
  queryOptions({
    queryKey: [...exchangeKey, 'lines', file, verdict, page],
    queryFn: ({ signal }) =>
      call(
        listImportedQuestions,
        {
          Id: file,
          Verdict: verdict as 'all' | ImportVerdict | 'noted',
          PageIndex: page,
          PageSize: linesPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What a question of a file says. */
export const importedQuestion = (Id: string, No: number) =>
  queryOptions({
    queryKey: [...exchangeKey, 'line', Id, No],
    queryFn: ({ signal }) => call(getImportedQuestion, { Id, No }, { signal }),
  })
