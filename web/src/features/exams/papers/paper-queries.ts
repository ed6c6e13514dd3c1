import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  findPaperQuestions,
  getPaper,
  listPapers,
  paperStates,
  type PaperState,
  previewPaper,
} from '@xinglin/contract/exams'
import { getQuestionChoices, type QuestionType } from '@xinglin/contract/questions'

/** The beginning of the keys of papers. */
export const papersKey = ['exams', 'papers'] as const

/** What the list of papers is narrowed by. */
export const usualPapers = { key: '', state: 'all', mine: false }
export const allowedPapers = { state: ['all', ...paperStates] }
export const papersPageSize = 20

/** A page of papers. */
export const papers = ({ key, state, mine, page }: typeof usualPapers & { page: number }) =>
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

/** What questions to choose are narrowed by. */
export type WantedQuestions = {
  readonly key: string
  readonly type: '' | QuestionType
  readonly theme: string
  readonly page: number
}
export const questionsPageSize = 10

/** Questions of the bank to choose from. */
export const questionsToChoose = ({ key, type, theme, page }: WantedQuestions) =>
  queryOptions({
    queryKey: [...papersKey, 'choose', key, type, theme, page],
    queryFn: ({ signal }) =>
      call(
        findPaperQuestions,
        {
          SearchKey: key,
          Type: type,
          Theme: theme,
          PageIndex: page,
          PageSize: questionsPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The words of themes: 知识类型, and 系统与症状 with what is under each. */
export const themeChoices = queryOptions({
  queryKey: [...papersKey, 'themes'],
  queryFn: async ({ signal }) => {
    const { Knowledge, Symptoms } = await call(getQuestionChoices, {}, { signal })
    const words = [...Knowledge, ...Symptoms.flatMap((one) => [one, ...one.Children])]
    return words.map(({ Code, Name }) => ({ value: Code, name: Name }))
  },
})
