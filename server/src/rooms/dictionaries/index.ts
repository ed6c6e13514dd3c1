export { dictionaryCalls } from './calls.ts'
export { firstSensitiveWord, makeWords } from './words.ts'
export { dictionaryDeskCalls } from './manage.ts'
