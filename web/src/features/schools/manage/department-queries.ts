import { call, choicesBy } from '#call'
import type { Choices } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { listDepartments } from '@xinglin/contract/schools'

/** A department with its sections, as administrators see it. */
export type Department = OutputOf<typeof listDepartments>[number]
/** A section, or a department by itself. */
export type Section = Department['Child'][number]

/** The tree of departments and sections. */
export const departments = queryOptions({
  queryKey: ['manage', 'departments'],
  queryFn: ({ signal }) => call(listDepartments, {}, { signal }),
})

/** The departments to choose from, with their sections. */
export const useDepartmentChoices = (): Choices =>
  choicesBy(useQuery(departments), (rows) =>
    rows.map(({ Id: value, Name: name, Child: child }) => ({
      value,
      name,
      children: child.map((section) => ({ value: section.Id, name: section.Name })),
    })),
  )
