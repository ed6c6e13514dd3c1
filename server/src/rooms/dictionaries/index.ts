export { dictionaryCalls } from './calls.ts'
export { makeWords, refuseSensitive } from './words.ts'
export { dictionaryDeskCalls } from './manage.ts'
