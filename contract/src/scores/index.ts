export {
  getMyScores,
  makeTranscript,
  ScoreLine,
  scoreKindNames,
  scoreKinds,
  type ScoreKind,
} from './own-scores.ts'
