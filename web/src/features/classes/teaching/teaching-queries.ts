import { call, classesKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  chooseAdministrative,
  findClassTeachers,
  getClassDetail,
  listClassMembers,
  listTeaching,
} from '@xinglin/contract/classes'
import { searchCourseList } from '@xinglin/contract/courses'

/** What the list of 教学班 is narrowed by; `term` is `now` for the present one. */
export const defaultTeaching = { term: 'now', key: '', state: 'open', page: 1 }
export type TeachingFilters = typeof defaultTeaching

/** The values that the list knows. */
export const allowedTeaching = { state: ['all', 'open', 'archived'] }

/** How many rows a page has. */
export const teachingPageSize = 20
export const memberPageSize = 50

const key = [...classesKey, 'teaching'] as const

/** A page of the classes that filters leave; of the term by its id, of every term without one. */
export const teachingClasses = ({ key: words, state, page }: TeachingFilters, termId: string) =>
  queryOptions({
    queryKey: [...key, 'list', termId, words, state, page],
    queryFn: ({ signal }) =>
      call(
        listTeaching,
        {
          TermId: termId || null,
          SearchKey: words,
          State: state as 'all' | 'open' | 'archived',
          PageIndex: page,
          PageSize: teachingPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One class with all that the caller may see of it. */
export const classDetail = (Id: string) =>
  queryOptions({
    queryKey: [...key, 'one', Id],
    queryFn: ({ signal }) => call(getClassDetail, { Id }, { signal }),
  })

/** A page of those who study in a class; `group` is empty for all, `none` for those without one. */
export const classMembers = (
  ClassId: string,
  { key: words, group, page }: { key: string; group: string; page: number },
) =>
  queryOptions({
    queryKey: [...key, 'members', ClassId, words, group, page],
    queryFn: ({ signal }) =>
      call(
        listClassMembers,
        {
          ClassId,
          SearchKey: words,
          GroupId: group || null,
          PageIndex: page,
          PageSize: memberPageSize,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const maxAtOnce = 100

/** Everybody who studies in a class, page by page. */
export const everyMember = async (ClassId: string) => {
  const all = []
  for (let PageIndex = 1; ; PageIndex += 1) {
    const { List: list } = await call(listClassMembers, {
      ClassId,
      SearchKey: '',
      PageIndex,
      PageSize: maxAtOnce,
    })
    all.push(...list)
    if (list.length < maxAtOnce) return all
  }
}

/** The teachers whom some words find, for a choice. */
export const findColleagues = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List: list } = await call(findClassTeachers, { SearchKey: words }, { signal })
  return list.map(({ PersonId: id, RealName: name, DepartmentName: note }) => ({ id, name, note }))
}

/** The open 行政班 that some words find, for a choice. */
export const findAdministrative = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(chooseAdministrative, { SearchKey: words }, { signal })
  return list.map(({ Id: id, Name: name, StudentCount }) => ({
    id,
    name,
    note: `${StudentCount} 人`,
  }))
}

/** The courses that some words find, for a choice. */
export const findClassCourses = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    searchCourseList,
    { SearchKey: words, PageSize: 10 },
    { signal },
  )
  return list.map(({ Id: id, Name: name, UserName: note }) => ({ id, name, note }))
}
