import { call } from '#call'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import {
  getOwnTeaching,
  getRetPaginationCourseUser,
  getTeacherDoings,
  getTeacherProfile,
  getTeacherTypeDataSource,
} from '@xinglin/contract/teachers'
import type { TeacherFilters } from './teacher-filters.ts'

/** How many teachers a page of the directory holds. */
export const teachersAPage = 12

/** The teachers of the home page, 6 at most. */
export const schoolTeachers = queryOptions({
  queryKey: ['teachers', 'school'],
  queryFn: ({ signal }) => call(getRetPaginationCourseUser, {}, { signal }),
})

/** A page of the directory of teachers. */
export const directory = ({ department, title, page }: TeacherFilters) =>
  queryOptions({
    queryKey: ['teachers', 'directory', { department, title, page }],
    queryFn: ({ signal }) =>
      call(
        getRetPaginationCourseUser,
        {
          DepartId: department || null,
          Title: title,
          PageIndex: page,
          PageSize: teachersAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** The titles a teacher may carry. */
export const teacherTitles = queryOptions({
  queryKey: ['teachers', 'titles'],
  queryFn: ({ signal }) => call(getTeacherTypeDataSource, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** One teacher. */
export const teacherProfile = (userId: string) =>
  queryOptions({
    queryKey: ['teachers', 'profile', userId],
    queryFn: ({ signal }) => call(getTeacherProfile, { UserId: userId }, { signal }),
  })

/** Asks for a part of the directory before it is shown. */
export const warmDirectory = (queries: QueryClient, filters: TeacherFilters): void => {
  void queries.prefetchQuery(directory(filters))
  void queries.prefetchQuery(teacherTitles)
}

/** What a teacher did of late, part by part. */
export const teacherActivity = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['teachers', 'doings', userId],
    queryFn: ({ pageParam: After, signal }) =>
      call(getTeacherDoings, { UserId: userId, After }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ Next }) => Next || undefined,
  })

/** What the caller says of the own teaching. */
export const ownTeaching = queryOptions({
  queryKey: ['teachers', 'own'],
  queryFn: ({ signal }) => call(getOwnTeaching, {}, { signal }),
  staleTime: 0,
})
