export { Formatted, FormattedLine } from './formatted.tsx'
export { letterOf } from './letters.ts'
