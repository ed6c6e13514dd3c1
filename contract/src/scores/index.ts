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
  askRetraction,
  decideRetraction,
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
  publishGrades,
  saveGradeBook,
  scoreRuleNames,
  scoreRules,
  typeScores,
} from './gradebook.ts'
