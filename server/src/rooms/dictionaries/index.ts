export { isArea } from './areas.ts'
export { dictionaryCalls } from './routes.ts'
export {
  choicesOf,
  lockChoice,
  namesIn,
  vocabularyOptions,
  vocabularyTree,
} from './vocabulary-options.ts'
export { type VocabularyUsage, vocabularyDeskCalls } from './admin.ts'
export { firstSensitiveWord, makeWords, refuseSensitive } from './words.ts'
export { wordDeskCalls } from './word-admin.ts'
