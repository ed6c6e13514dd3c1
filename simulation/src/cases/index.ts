export {
  recordSections,
  type CaseDiagnosis,
  type ForbiddenOrder,
  type OrderEffect,
  type Qualifier,
  type RecordPoint,
  type RecordSection,
  type RequiredOrder,
} from './decision-format.ts'
export { type GoldenStep, type ObservedItem, type RubricItem } from './assessment-format.ts'
export { differences, type Difference } from './differences.ts'
export { emptyDraft, isDraft, type Draft } from './draft.ts'
export { factsOf, type KnownFact } from './facts.ts'
export {
  type CaseTest,
  type Decline,
  type Finding,
  type VitalChanges,
  type Vitals,
} from './findings-format.ts'
export { moods, type CaseInfo, type Gate, type Mood } from './history-format.ts'
export { gateWords } from './gate-words.ts'
export { placeOf } from './place.ts'
export { playable } from './playable.ts'
export { proofread } from './proofread.ts'
export { wordsOf } from './sayings.ts'
export { secretNames } from './secret-names.ts'
export { review } from './review.ts'
export { readCase, type CaseScript } from './script.ts'
export { type Problem } from '#form'
