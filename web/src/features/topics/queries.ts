import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getSpecial, getSpecials, getTeacherSpecials } from '@xinglin/contract/topics'

/** The beginning of the key of whatever tells of topics. */
export const topicsKey = ['topics'] as const

/** How many topics a page of the list holds. */
export const topicsAPage = 12

/** What the list is narrowed by. */
export const defaultTopics = { year: 0, page: 1 }

/** A page of the topics, of one year or of all. */
export const topicsPage = ({ year, page }: typeof defaultTopics) =>
  queryOptions({
    queryKey: [...topicsKey, 'list', year, page],
    queryFn: ({ signal }) =>
      call(
        getSpecials,
        { Year: Math.max(0, year), PageIndex: page, PageSize: topicsAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One topic. */
export const topicOf = (id: string) =>
  queryOptions({
    queryKey: [...topicsKey, 'one', id],
    queryFn: ({ signal }) => call(getSpecial, { Id: id }, { signal }),
  })

/** A page of the topics that hold courses of a teacher. */
export const teacherTopics = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...topicsKey, 'teacher', userId, page],
    queryFn: ({ signal }) =>
      call(
        getTeacherSpecials,
        { UserId: userId, PageIndex: page, PageSize: topicsAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
