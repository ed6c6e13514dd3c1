import { call, usersKey } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListedUser, listUsers, role } from '@xinglin/contract/identity'

/** What the list of people is narrowed by. */
export const usualUsers = { key: '', role: 0, state: 'all', page: 1 }
export type UserFilters = typeof usualUsers

/** The values that the list knows. */
export const allowedUsers = {
  role: [0, 1, 2, 3, 4, 5],
  state: ['all', 'active', 'disabled'],
}

/** How many rows a page has. */
export const userPageSize = 20

const inputOf = ({ key, role: roleType, state, page }: UserFilters) => ({
  SearchKey: key,
  RoleType: roleType,
  State: state as 'all' | 'active' | 'disabled',
  PageIndex: page,
})

/** The beginning of the key of every list of people. */
export const userLists = usersKey

/** One page of the people that filters leave. */
export const users = ({ key, role: roleType, state, page }: UserFilters) => {
  const filters = { key, role: roleType, state, page }
  return queryOptions({
    queryKey: [...userLists, filters],
    queryFn: ({ signal }) =>
      call(listUsers, { ...inputOf(filters), PageSize: userPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const mostAtOnce = 100

/** Everybody whom filters leave, page by page; `heard` is told how many came. */
export const everyUser = (filters: UserFilters, heard: (count: number) => void) =>
  everyPage<ListedUser>(
    async (page) => {
      const { List: list } = await call(listUsers, {
        ...inputOf({ ...filters, page }),
        PageSize: mostAtOnce,
      })
      return list
    },
    { size: mostAtOnce, heard },
  )

/** The teachers whom some words find, ten at most, for a choice. */
export const findTeachers = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listUsers,
    { SearchKey: words, RoleType: role.teacher, State: 'active', PageSize: 10 },
    { signal },
  )
  return list.map(({ Id: id, RealName: name, Number: number }) => ({ id, name, note: number }))
}
