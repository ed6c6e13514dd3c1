export {
  getMyScores,
  makeTranscript,
  ScoreLine,
  scoreKindNames,
  scoreKinds,
  type ScoreKind,
} from './own-scores.ts'
export { getOwnGrade } from './own-grade.ts'
export {
  getGradeBook,
  GradeBook,
  gradebookLimits,
  gradebookStates,
  GradeColumn,
  GradeRow,
  type GradeScale,
  gradeScaleNames,
  gradeScales,
  missingRuleNames,
  missingRules,
  saveGradeBook,
  scoreRuleNames,
  scoreRules,
  typeScores,
} from './gradebook.ts'
export { askRetraction, decideRetraction, publishGrades } from './publishing.ts'
