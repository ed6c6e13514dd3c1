export { AnswerFields } from './answer-fields.tsx'
export { Formatted, FormattedLine } from './formatted.tsx'
export { letterOf } from './letters.ts'
