import { paperChoiceCalls } from './papers/choose-questions.ts'
import { paperFormCalls } from './papers/manage-papers.ts'
import { paperMoveCalls } from './papers/move-paper.ts'

/** Answers papers. */
export const examCalls = () => [...paperFormCalls(), ...paperChoiceCalls(), ...paperMoveCalls()]
