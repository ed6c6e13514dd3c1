import { questionFormCalls } from './bank/manage-questions.ts'
import { questionMoveCalls } from './bank/move-question.ts'
import { similarQuestionCalls } from './bank/similar-questions.ts'
import { practiceAnswerCalls } from './practice/answer-practice.ts'
import { practiceCalls } from './practice/practise.ts'
import { wrongItemCalls } from './practice/wrong-items.ts'

/** Answers the bank of questions, practice from it, and the wrong-item book. */
export const questionCalls = () => [
  ...questionFormCalls(),
  ...questionMoveCalls(),
  ...similarQuestionCalls(),
  ...practiceCalls(),
  ...practiceAnswerCalls(),
  ...wrongItemCalls(),
]
