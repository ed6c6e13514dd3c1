import { questionFormCalls } from './bank/manage-questions.ts'
import { computedFamilyCalls } from './bank/computed-families.ts'
import { questionMoveCalls } from './bank/move-question.ts'
import { similarQuestionCalls } from './bank/similar-questions.ts'
import type { FileRoom } from '#resources'
import { exportCalls } from './exporting/export-questions.ts'
import { questionFileCalls } from './importing/read-question-file.ts'
import { takeImportCalls } from './importing/take-import.ts'
import { practiceAnswerCalls } from './practice/answer-practice.ts'
import { practiceCalls } from './practice/practise.ts'
import { wrongItemCalls } from './practice/wrong-items.ts'

/** Answers the bank of questions, what comes into it and leaves it as files, practice from it, and the wrong-item book. */
export const questionCalls = (files: FileRoom) => [
  ...questionFormCalls(),
  ...computedFamilyCalls(),
  ...questionMoveCalls(),
  ...similarQuestionCalls(),
  ...questionFileCalls(files),
  ...takeImportCalls(),
  ...exportCalls(files),
  ...practiceCalls(),
  ...practiceAnswerCalls(),
  ...wrongItemCalls(),
]
