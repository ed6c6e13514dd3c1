import type { QuestionView } from '@xinglin/contract/learning'
import type { Answers } from './item.ts'

/** The word for a kind of question. */
export const questionWords: Readonly<Record<QuestionView['Type'], string>> = {
  single: '单选题',
  multiple: '多选题',
  judge: '判断题',
}

/** How options are named aloud: A, B, C… */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

/** Questions that nothing was chosen for yet. */
export const unanswered = (questions: readonly QuestionView[], answers: Answers) =>
  questions.filter(({ Id }) => (answers[Id] ?? []).length === 0)

/** The answers after one option was chosen: one replaces another, except where several may be right. */
export const choose = (answers: Answers, question: QuestionView, option: number): Answers => {
  const before = answers[question.Id] ?? []
  if (question.Type !== 'multiple') return { ...answers, [question.Id]: [option] }
  const after = before.includes(option)
    ? before.filter((one) => one !== option)
    : [...before, option].toSorted((one, other) => one - other)
  return { ...answers, [question.Id]: after }
}

/** A draft as it can still be used: answers to questions and options that exist. */
export const usableDraft = (
  draft: Answers | undefined,
  questions: readonly QuestionView[],
): Answers =>
  Object.fromEntries(
    questions.flatMap(({ Id, Options }) => {
      const chosen = (draft?.[Id] ?? []).filter((option) => option < Options.length)
      return chosen.length > 0 ? [[Id, chosen]] : []
    }),
  )
