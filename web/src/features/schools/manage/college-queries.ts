import { call, choicesBy } from '#call'
import type { Choices } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listColleges } from '@xinglin/contract/schools'

/** The 院系 of the school. */
export const colleges = queryOptions({
  queryKey: ['manage', 'colleges'],
  queryFn: ({ signal }) => call(listColleges, {}, { signal }),
})

/** The 院系 to choose from. */
export const useCollegeChoices = (): Choices =>
  choicesBy(useQuery(colleges), (rows) =>
    rows.map(({ Id: value, Name: name }) => ({ value, name })),
  )
