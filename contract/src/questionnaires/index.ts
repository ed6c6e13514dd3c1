export {
  maxLongAnswer,
  maxQuestionnaireItems,
  maxQuestionnaireOptions,
  maxQuestionnaireRows,
  maxShortAnswer,
  QuestionnaireAnswer,
  type QuestionnaireDetail,
  QuestionnaireForm,
  QuestionnaireItem,
  type QuestionnaireItemKind,
  questionnaireItemKindNames,
  questionnaireItemKinds,
  type QuestionnaireLine,
  type QuestionnaireState,
  questionnaireStateNames,
  questionnaireStates,
} from './shapes.ts'
export {
  answersByItem,
  askedItems,
  countedAnswers,
  faultOfAnswer,
  faultsOfItems,
  isBlankAnswer,
  minutesFor,
} from './rules.ts'
export {
  getQuestionnaire,
  listQuestionnaires,
  moveQuestionnaire,
  questionnaireMoves,
  remindQuestionnaire,
  saveQuestionnaire,
} from './managing.ts'
export {
  fillQuestionnaire,
  getOwnQuestionnaire,
  listOwnQuestionnaires,
  type OwnQuestionnaire,
} from './answering.ts'
export {
  crossQuestionnaire,
  exportQuestionnaire,
  getQuestionnaireResults,
  minAnonymousAnswers,
  type QuestionnaireItemResult,
} from './results.ts'
export { itemsOfTemplate, newQuestionnaireItem, questionnaireTemplates } from './templates.ts'
