import { call } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { findByCode, listMyClasses } from '@xinglin/contract/classes'
import { classesKey } from '../actions/use-action.ts'

/** The person's own classes. */
export const myClasses = queryOptions({
  queryKey: [...classesKey, 'mine'],
  queryFn: ({ signal }) => call(listMyClasses, {}, { signal }),
})

/** The class that a code opens. */
export const classByCode = (Code: string) => call(findByCode, { Code })
