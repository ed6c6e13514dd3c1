import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  findSimilarQuestions,
  getQuestion,
  getQuestionChoices,
  getQuestionVersion,
  listComputedFamilies,
  listQuestions,
  previewQuestion,
  type QuestionContent,
  questionStates,
  questionTypes,
  showComputedInstances,
} from '@xinglin/contract/questions'

/** The beginning of the keys of the bank. */
export const bankKey = ['questions', 'bank'] as const

/** What the list of the bank is narrowed by. */
export const defaultBank = {
  key: '',
  type: '',
  state: 'all',
  department: '',
  difficulty: '0',
  tag: '',
  mine: false,
}
export type BankFilters = typeof defaultBank

/** The values that the list knows. */
export const allowedBank = { type: ['', ...questionTypes], state: ['all', ...questionStates] }

export const bankPageSize = 20

/** A page of the bank. */
export const bankQuestions = ({
  key,
  type,
  state,
  department,
  difficulty,
  tag,
  mine,
  page,
}: BankFilters & { readonly page: number }) =>
  queryOptions({
    queryKey: [...bankKey, 'list', key, type, state, department, difficulty, tag, mine, page],
    queryFn: ({ signal }) =>
      call(
        listQuestions,
        {
          SearchKey: key,
          Type: type as '' | QuestionContent['Type'],
          State: state as 'all' | (typeof questionStates)[number],
          DepartmentId: department || null,
          Difficulty: Number(difficulty),
          Tag: tag,
          Mine: mine,
          PageIndex: page,
          PageSize: bankPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What questions are filed under. */
export const questionChoices = queryOptions({
  queryKey: [...bankKey, 'choices'],
  queryFn: ({ signal }) => call(getQuestionChoices, {}, { signal }),
})

/** One question whole. */
export const questionDetail = (Id: string) =>
  queryOptions({
    queryKey: [...bankKey, 'one', Id],
    queryFn: ({ signal }) => call(getQuestion, { Id }, { signal }),
  })

/** What a version said. */
export const questionVersion = (Id: string, No: number) =>
  queryOptions({
    queryKey: [...bankKey, 'version', Id, No],
    queryFn: ({ signal }) => call(getQuestionVersion, { Id, No }, { signal }),
  })

/** What of the bank is like what is being written. */
export const similarQuestions = (Id: string, content: QuestionContent) =>
  queryOptions({
    queryKey: [...bankKey, 'similar', Id, content],
    queryFn: ({ signal }) =>
      call(findSimilarQuestions, { Id, Content: content }, { signal, background: true }),
    placeholderData: keepPreviousData,
  })

/** What is being written as an examinee sees it. */
export const questionPreview = (Content: QuestionContent, Seed: string, Reached: number) =>
  queryOptions({
    queryKey: [...bankKey, 'preview', Content, Seed, Reached],
    queryFn: ({ signal }) => call(previewQuestion, { Content, Seed, Reached }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The kinds of computed questions. */
export const computedFamilies = queryOptions({
  queryKey: [...bankKey, 'computed-families'],
  queryFn: ({ signal }) => call(listComputedFamilies, {}, { signal }),
  staleTime: Infinity,
})

/** Some instances of a computed question that is being written. */
export const computedInstances = (Content: QuestionContent, Seed: string) =>
  queryOptions({
    queryKey: [...bankKey, 'computed-instances', Content, Seed],
    queryFn: ({ signal }) => call(showComputedInstances, { Content, Seed }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
