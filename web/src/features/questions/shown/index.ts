export { AnswerFields } from './answer-fields.tsx'
export { Formatted, FormattedLine } from './formatted.tsx'
export { RecordedFigure } from './recorded-figure.tsx'
export { letterOf } from './letters.ts'
