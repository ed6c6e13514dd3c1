export { type Event } from './session/act.ts'
export { type Action, type Conclusion, type Named, type Ordered } from './state/action.ts'
export { type Assessment } from './score/assess.ts'
export { type Change } from './state/change.ts'
export { consultation, engineVersion } from './consultation.ts'
export { type Debrief } from './score/debrief.ts'
export { fold, foldOnto, type Recorded } from './session/fold.ts'
export {
  type Clue,
  type Observation,
  type Result,
  type SheetLine,
  type Voice,
} from './state/observation.ts'
export { dialogueOf } from './interpret/dialogue.ts'
export { applyJudgement, type Judgement } from './score/judge.ts'
export { type Refusal } from './session/refusal.ts'
export { rehearse, type Rehearsal } from './rehearse/rehearse.ts'
export {
  rehearseQuestions,
  type FactQuestions,
  type QuestionsRehearsal,
  type Misunderstood,
} from './rehearse/rehearse-questions.ts'
export {
  rehearseRecitals,
  type Recital,
  type RecitalOutcome,
} from './rehearse/rehearse-recitals.ts'
export {
  type JudgedClaim,
  type Mode,
  type PartOutcome,
  type Setup,
  type State,
  type Temperament,
  type Turn,
} from './state/state.ts'
export { beginTrial, coverageOf, tryTurn, type Covered, type TrialTurn } from './rehearse/trial.ts'
export { type View } from './session/view.ts'
