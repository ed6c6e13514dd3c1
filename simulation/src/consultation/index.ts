export { type Event } from './act.ts'
export { type Action, type Conclusion, type Named, type Ordered } from './action.ts'
export { type Assessment } from './assess.ts'
export { type Change } from './change.ts'
export { consultation, engineVersion } from './consultation.ts'
export { type Debrief } from './debrief.ts'
export { fold, foldOnto, type Recorded } from './fold.ts'
export {
  type Clue,
  type Observation,
  type Result,
  type SheetLine,
  type Voice,
} from './observation.ts'
export { heardIn } from './hearing.ts'
export { judged, type Judgement } from './judge.ts'
export { type Refusal } from './refusal.ts'
export { rehearse, type Rehearsal } from './rehearse.ts'
export { rehearseAsked, type Asked, type AskedRehearsal, type Misheard } from './rehearse-asked.ts'
export { rehearseRecitals, type Recital, type RecitalHeard } from './rehearse-recitals.ts'
export {
  type JudgedClaim,
  type Mode,
  type Said,
  type Setup,
  type State,
  type Temperament,
  type Turn,
} from './state.ts'
export { beginTrial, coverageOf, hear, type Covered, type Heard } from './trial.ts'
export { type View } from './view.ts'
