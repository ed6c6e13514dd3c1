export {
  type ExamItemType,
  examItemTypeNames,
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
export { paperForms, type PrintedForm, PrintedKey, printPaper } from './print.ts'
export {
  ExamDetail,
  type ExamField,
  examFieldNames,
  examFields,
  ExamForm,
  ExamLine,
  type ExamMove,
  ExamOverride,
  type ExamStateName,
  examStateNames,
  examStates,
  type ReleasedPart,
  releasedPartNames,
  releasedParts,
  type ReleaseRule,
  releaseRuleNames,
  releaseRules,
} from './schedule-shapes.ts'
export {
  getManagedExam,
  listManagedExams,
  moveExam,
  overrideExam,
  previewExam,
  saveExam,
} from './schedule.ts'
export {
  nextPart,
  nextSection,
  pulse,
  RoomWord,
  saveAnswers,
  Sitting,
  startAttempt,
  submitAttempt,
} from './sitting.ts'
export { ClassRelease, getExamRelease, releaseExamClass } from './class-releases.ts'
export { ExamResult, getReceipt, getResult, ResultUnit } from './results.ts'
export {
  announceInExam,
  controlExam,
  decideLateAnswers,
  listLateAnswers,
  type RoomAction,
  roomActionNames,
  Seat,
  seatStateNames,
  watchExam,
  takeAnswerFile,
} from './invigilation.ts'
export { listUnscored, scoreAgain } from './unscored.ts'
export {
  type CountedAttempt,
  countedAttemptNames,
  countedAttempts,
  ExamAnalysis,
  getExamAnalysis,
  ItemFigures,
  minAnalysed,
  listQuestionFigures,
} from './analysis.ts'
export {
  Correction,
  mostKeys,
  Regrade,
  RegradeFigures,
  RegradeItem,
  type RegradeState,
  regradeStateNames,
  regradeStates,
  ScoreChange,
  type Treatment,
  treatmentNames,
  treatments,
} from './regrade-shapes.ts'
export { decideRegrade, listRegrades, previewRegrade, proposeRegrade } from './regrades.ts'
export { searchKnowledgeQuizTemplate } from './templates.ts'
export { canonicalAnswers } from './canonical.ts'
export {
  PaperStation,
  stationKindNames,
  type StationKindName,
  stationKinds,
} from './station-shapes.ts'
export { getStationRecord } from './station-record.ts'
export { enterStation, findStations } from './stations.ts'
export {
  answerFileAbout,
  type AnswerFileContent,
  readAnswerFile,
  readAnswerFileContent,
  writeAnswerFile,
} from './answer-file.ts'
export { listExams, OwnExam, type OwnExamState, ownExamStateNames } from './own-exams.ts'
export {
  getSafeBrowser,
  type SafeBrowserClaim,
  type SafeBrowserState,
  safeBrowserNames,
  safeBrowserStates,
} from './safe-browser.ts'
