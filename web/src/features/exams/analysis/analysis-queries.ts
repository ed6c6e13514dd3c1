import { call } from '#call'
import { nobody } from '@xinglin/contract/call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type CountedAttempt,
  countedAttempts,
  getExamAnalysis,
  listQuestionFigures,
} from '@xinglin/contract/exams'

export const defaultAnalysis = { take: 'first', class: '', show: 'all', by: '', desc: '' }
export const allowedAnalysis = {
  take: [...countedAttempts],
  show: ['all', 'noted'],
  desc: ['', '1'],
}
export type AnalysisState = typeof defaultAnalysis

/** What the answers to an examination say. */
export const examAnalysis = (ExamId: string, { take, class: classId }: AnalysisState) =>
  queryOptions({
    queryKey: ['exams', 'analysis', ExamId, take, classId],
    queryFn: ({ signal }) =>
      call(
        getExamAnalysis,
        { ExamId, Take: take as CountedAttempt, ClassId: classId === '' ? nobody : classId },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What examinations say of one question of the bank. */
export const questionFigures = (QuestionId: string) =>
  queryOptions({
    queryKey: ['exams', 'analysis', 'question', QuestionId],
    queryFn: ({ signal }) => call(listQuestionFigures, { QuestionId }, { signal }),
  })
