import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import { answer } from '#platform/http'
import { wordStore } from './store.ts'

export const dictionaryCalls = () => [
  answer(getSensitiveWord, (visit) => wordStore(visit).common()),
]
