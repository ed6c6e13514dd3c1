import { call, classesKey } from '#call'
import { queryOptions } from '@tanstack/react-query'
import { findByCode, listMyClasses } from '@xinglin/contract/classes'

/** The person's own classes. */
export const myClasses = queryOptions({
  queryKey: [...classesKey, 'mine'],
  queryFn: ({ signal }) => call(listMyClasses, {}, { signal }),
})

/** The class that a code opens. */
export const classByCode = (Code: string) => call(findByCode, { Code })
