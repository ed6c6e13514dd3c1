export { cleanHtml, wordsIn } from './clean.ts'
