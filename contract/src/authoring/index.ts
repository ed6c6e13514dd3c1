export {
  BankDraw,
  CourseContent,
  DraftBody,
  DraftChapter,
  DraftItem,
  DraftQuestion,
  most,
  questionTypes,
  type QuizBankType,
  quizBankTypes,
} from './content.ts'
export {
  BankChoice,
  CaseChoice,
  findCases,
  getDraft,
  previewItem,
  Problem,
  ProcedureChoice,
  ProtocolChoice,
  type NewerDraft,
} from './draft.ts'
export { keepDocument, keepFigure, largestDocument, takeVideo } from './files.ts'
export { createCourse, deleteCourse, saveDraft } from './write.ts'
