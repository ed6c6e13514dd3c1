export {
  CourseContent,
  DraftBody,
  DraftChapter,
  DraftItem,
  DraftQuestion,
  most,
  questionTypes,
} from './content.ts'
export {
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
