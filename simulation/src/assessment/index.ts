export { composite, type Assessed } from './composite.ts'
export { dimensionsOf, type CourseKind } from './dimensions.ts'
export { levelOf, levels, type Level } from './levels.ts'
export {
  scoreSheet,
  sheetOfItems,
  type Cap,
  type Deduction,
  type Dimension,
  type ScoredItem,
  type ScoreSheet,
} from './score-sheet.ts'
export { meanWord, pointWord, scoreWord } from './score-word.ts'
