export { cleanHtml, isBlankHtml, wordsIn } from './clean.ts'
export { htmlOfText } from './plain.ts'
export { picturesIn, shownHtml } from './pictures.ts'
