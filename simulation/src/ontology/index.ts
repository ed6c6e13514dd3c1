export { canConcern, isAskable, type Person } from './applicability.ts'
export {
  intentOf,
  intents,
  type Intent,
  type Meaning,
  isStatement,
  readMeaning,
  meaningKey,
  namedMeaning,
  modelQuestion,
  questionName,
} from './meaning.ts'
export { type IntentGroup } from './intent-row.ts'
export { jargonIn, unexplainedJargon } from './jargon.ts'
export { diseaseOf, diseases, type Disease } from './diseases.ts'
export { type SymptomCluster } from './symptom-cluster.ts'
export { symptomOf, symptoms, type Symptom } from './symptoms.ts'
