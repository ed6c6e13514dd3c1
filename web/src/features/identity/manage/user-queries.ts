import { call, usersKey } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listDeletedUsers,
  type ListedUser,
  listUsers,
  previewMerge,
  role,
  userSorts,
} from '@xinglin/contract/identity'

const lastGrade = 2100

/** What the list of people is narrowed by. */
export const defaultUsers = { key: '', role: 0, state: 'all', college: '', grade: 0, class: '' }
export type UserFilters = typeof defaultUsers & { readonly page: number; readonly sort: string }

/** The values that the list knows. */
export const allowedUsers = {
  role: [0, 1, 2, 3, 4, 5],
  state: ['all', 'active', 'fresh', 'disabled'],
}

/** How many rows a page has. */
export const userPageSize = 20

const inputOf = (filters: UserFilters) => ({
  SearchKey: filters.key,
  RoleType: filters.role,
  State: filters.state as 'all' | 'active' | 'fresh' | 'disabled',
  CollegeId: filters.college || null,
  Grade: filters.grade > 0 && filters.grade <= lastGrade ? filters.grade : 0,
  ClassId: filters.class || null,
  Sort: userSorts.find((sort) => sort === filters.sort) ?? '-created',
  PageIndex: filters.page,
})

/** The beginning of the key of every list of people. */
export const userLists = usersKey

/** One page of the people that filters leave. */
export const users = (filters: UserFilters) => {
  const input = inputOf(filters)
  return queryOptions({
    queryKey: [...userLists, input],
    queryFn: ({ signal }) => call(listUsers, { ...input, PageSize: userPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const maxAtOnce = 100

/** Everybody whom filters leave, each portion after the last of the one before; `heard` is told how many came. */
export const everyUser = async (filters: UserFilters, onProgress: (count: number) => void) => {
  const all: ListedUser[] = []
  return everyPage<ListedUser>(
    async () => {
      const { List: list } = await call(listUsers, {
        ...inputOf({ ...filters, page: 1 }),
        After: all.at(-1)?.Id ?? null,
        PageSize: maxAtOnce,
      })
      all.push(...list)
      return list
    },
    { size: maxAtOnce, onProgress },
  )
}

/** The accounts in the bin that words find. */
export const deletedUsers = ({ key, page }: { readonly key: string; readonly page: number }) =>
  queryOptions({
    queryKey: [...userLists, 'bin', { key, page }],
    queryFn: ({ signal }) =>
      call(
        listDeletedUsers,
        { SearchKey: key, PageIndex: page, PageSize: userPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What merging two accounts would do, asked anew each time. */
export const mergePreview = (KeepId: string, DropId: string) =>
  queryOptions({
    queryKey: [...userLists, 'merge', KeepId, DropId],
    queryFn: ({ signal }) => call(previewMerge, { KeepId, DropId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** The teachers whom some words find, ten at most, for a choice. */
export const findTeachers = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listUsers,
    { SearchKey: words, RoleType: role.teacher, State: 'active', PageSize: 10 },
    { signal },
  )
  return list.map(({ Id: id, RealName: name, Number: number }) => ({ id, name, note: number }))
}
