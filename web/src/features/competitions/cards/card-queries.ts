import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import {
  getDropDownCaseSystom,
  getDropDownOperationType,
  listTopicCards,
} from '@xinglin/contract/competitions'
import { contestsKey } from '../contest/game-queries.ts'

/** The cards that stations are set from. */
export const topicCards = queryOptions({
  queryKey: [...contestsKey, 'cards'],
  queryFn: ({ signal }) => call(listTopicCards, {}, { signal }),
})

/** Systems with their symptoms, under which cards of consultations stand. */
export const cardSymptoms = queryOptions({
  queryKey: [...contestsKey, 'card-symptoms'],
  queryFn: ({ signal }) => call(getDropDownCaseSystom, {}, { signal }),
})

/** The types of operations, under which cards of operations stand. */
export const cardOperations = queryOptions({
  queryKey: [...contestsKey, 'card-operations'],
  queryFn: ({ signal }) => call(getDropDownOperationType, {}, { signal }),
})
