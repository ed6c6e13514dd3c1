export { fittingCount, themeChoices } from './choosing-queries.ts'
export { QuestionLineWords } from './question-line.tsx'
export { QuestionPicker } from './question-picker.tsx'
