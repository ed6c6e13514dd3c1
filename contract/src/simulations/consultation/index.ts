export { act, ask, finish } from './turns.ts'
export {
  ConsultationBrief as Brief,
  ConsultationLine as SessionLine,
  ConsultationMode as Mode,
} from '@xinglin/contract/simulations/kernel'
export { Action, Deed, longestQuestion, RecordSections } from './actions.ts'
export { createSession, getSessions, getView, Temperament } from './sessions.ts'
export { getReport, type Judged, SessionReport } from './report.ts'
export { type Debrief, type ReportedTurn } from './debrief.ts'
export { Sheet } from './sheet.ts'
export { Observation, type Clue, type TestResult, type Voice } from './observations.ts'
export { Happened } from './happened.ts'
export { View } from './view.ts'
export { getWords } from './words.ts'
export { About, appeal, Appeal, appealDays, getAppealNews, longestWords } from './appeals.ts'
export {
  type AppealLine,
  appealStates,
  decideAppeal,
  getAppeal,
  reviewList,
  reviewScore,
  type TranscriptTurn,
} from './review.ts'
export {
  decideUnmatched,
  getUnmatched,
  type Unmatched,
  unmatchedKinds,
  unmatchedStates,
} from './unmatched.ts'
export {
  getClassFigures,
  getItemFigures,
  getItemLearners,
  getTaught,
  type ItemLearner,
  minLearners,
} from './class.ts'
export { askSamplePatient, getSamplePatient, sampleLimits } from './sample.ts'
