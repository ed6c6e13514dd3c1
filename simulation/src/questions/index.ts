export {
  type AnswerKey,
  type GivenAnswer,
  isBlank,
  misfit,
  type OptionKind,
  type ScoredBlank,
  type ScoredOption,
} from './answer-key.ts'
export { drawn, drawnOrder, namesLetters } from './draw-order.ts'
export { type AnswerScore, scoreAnswer, scoreByKeys, type ScoringPolicy } from './score-answer.ts'
export { comparable, isRightBlank, readFigure } from './written-blank.ts'
