import { call, classesKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getAdministrative,
  getAdministrativeTree,
  getClassHistory,
  listAdministrative,
  listAdministrativeStudents,
} from '@xinglin/contract/classes'

/** What the list of 行政班 is narrowed by. */
export const defaultClasses = {
  grade: 0,
  department: '',
  major: '',
  key: '',
  state: 'open',
  page: 1,
}
export type ClassFilters = typeof defaultClasses

/** The values that the list knows. */
export const allowedClasses = { state: ['all', 'open', 'archived'] }

/** How many rows a page has. */
export const classPageSize = 20
export const rosterPageSize = 50

const key = [...classesKey, 'administrative'] as const

/** A page of the classes that filters leave. */
export const administrativeClasses = (filters: ClassFilters) =>
  queryOptions({
    queryKey: [...key, 'list', filters],
    queryFn: ({ signal }) =>
      call(
        listAdministrative,
        {
          Grade: filters.grade,
          DepartmentId: filters.department || null,
          Major: filters.major,
          SearchKey: filters.key,
          State: filters.state as 'all' | 'open' | 'archived',
          PageIndex: filters.page,
          PageSize: classPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Every grade, 院系 and major that holds classes. */
export const administrativeTree = queryOptions({
  queryKey: [...key, 'tree'],
  queryFn: ({ signal }) => call(getAdministrativeTree, {}, { signal }),
})

/** One class. */
export const administrativeClass = (Id: string) =>
  queryOptions({
    queryKey: [...key, 'one', Id],
    queryFn: ({ signal }) => call(getAdministrative, { Id }, { signal }),
  })

/** A page of the students of a class. */
export const administrativeStudents = (ClassId: string, SearchKey: string, PageIndex: number) =>
  queryOptions({
    queryKey: [...key, 'students', ClassId, SearchKey, PageIndex],
    queryFn: ({ signal }) =>
      call(
        listAdministrativeStudents,
        { ClassId, SearchKey, PageIndex, PageSize: rosterPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const maxAtOnce = 100

/** Every student of a class, page by page. */
export const everyStudent = async (ClassId: string) => {
  const all = []
  for (let PageIndex = 1; ; PageIndex += 1) {
    const { List: list } = await call(listAdministrativeStudents, {
      ClassId,
      SearchKey: '',
      PageIndex,
      PageSize: maxAtOnce,
    })
    all.push(...list)
    if (list.length < maxAtOnce) return all
  }
}

/** The classes that a student was in. */
export const classHistory = (PersonId: string) =>
  queryOptions({
    queryKey: [...key, 'history', PersonId],
    queryFn: ({ signal }) => call(getClassHistory, { PersonId }, { signal }),
  })

/** The open classes that some words find, ten at most, for a choice; one is left out. */
export const findClasses = (without: string) => async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listAdministrative,
    { SearchKey: words, State: 'open', PageSize: 10 },
    { signal },
  )
  return list
    .filter(({ Id }) => Id !== without)
    .map(({ Id: id, Grade, Major, Name, StudentCount }) => ({
      id,
      name: `${Grade}级 ${Major} ${Name}`,
      note: `${StudentCount} 人`,
    }))
}
