export {
  ExamQuestion,
  ExamSection,
  paperLimits,
  policyNames,
  type PolicyOfSection,
  scoringPolicies,
} from './shapes.ts'
export {
  PaperCell,
  PaperDetail,
  PaperForm,
  PaperItem,
  PaperLine,
  type PaperMove,
  PaperProblem,
  PaperQuestion,
  PaperSection,
  type PaperState,
  paperStateNames,
  paperStates,
  Shortage,
} from './paper-shapes.ts'
export {
  fillBlueprint,
  findPaperQuestions,
  getPaper,
  listPapers,
  movePaper,
  previewPaper,
  savePaper,
} from './papers.ts'
