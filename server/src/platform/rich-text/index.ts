export { cleanHtml, isBlankHtml, wordsIn } from './clean.ts'
export { picturesIn, shownHtml } from './pictures.ts'
