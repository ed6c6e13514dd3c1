import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findPaperQuestions } from '@xinglin/contract/exams'
import { getQuestionChoices, type QuestionType } from '@xinglin/contract/questions'

const key = ['questions', 'choosing'] as const

/** What questions to choose are narrowed by. */
export type WantedQuestions = {
  readonly key: string
  readonly type: '' | QuestionType
  readonly theme: string
  readonly page: number
}
export const questionsPageSize = 10

/** Questions of the bank to choose from. */
export const questionsToChoose = ({ key: words, type, theme, page }: WantedQuestions) =>
  queryOptions({
    queryKey: [...key, 'list', words, type, theme, page],
    queryFn: ({ signal }) =>
      call(
        findPaperQuestions,
        {
          SearchKey: words,
          Type: type,
          Theme: theme,
          PageIndex: page,
          PageSize: questionsPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** How many questions of the bank fit a type, a theme and a difficulty. */
export const fittingCount = (Type: QuestionType, Theme: string, Difficulty: number) =>
  queryOptions({
    queryKey: [...key, 'fitting', Type, Theme, Difficulty],
    queryFn: async ({ signal }) =>
      (await call(findPaperQuestions, { Type, Theme, Difficulty, PageSize: 1 }, { signal })).Count,
    placeholderData: keepPreviousData,
  })

/** The words of themes: 知识类型, and 系统与症状 with what is under each. */
export const themeChoices = queryOptions({
  queryKey: [...key, 'themes'],
  queryFn: async ({ signal }) => {
    const { Knowledge, Symptoms } = await call(getQuestionChoices, {}, { signal })
    const words = [...Knowledge, ...Symptoms.flatMap((one) => [one, ...one.Children])]
    return words.map(({ Code, Name }) => ({ value: Code, name: Name }))
  },
})
