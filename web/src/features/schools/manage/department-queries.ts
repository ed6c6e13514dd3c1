import { call } from '#call'
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

/** A department to choose, with its sections. */
export type DepartmentChoice = {
  readonly id: string
  readonly name: string
  readonly sections: readonly { readonly id: string; readonly name: string }[]
}

/** The departments and sections to choose from; none while they are on the way. */
export const useDepartmentChoices = (): readonly DepartmentChoice[] => {
  const { data } = useQuery(departments)
  return (data ?? []).map(({ Id: id, Name: name, Child: child }) => ({
    id,
    name,
    sections: child.map((section) => ({ id: section.Id, name: section.Name })),
  }))
}
