import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import { answer } from '#platform/http'
import { wordStore } from './store.ts'

/** Answers the common sensitive words. */
export const dictionaryCalls = () => [
  answer(getSensitiveWord, (visit) => wordStore(visit).common()),
]
