import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getTeachingYear,
  listTeachingMatches,
  listTeachingPosts,
  listTeachingSessions,
  listTeachingYears,
  teachingPostKinds,
} from '@xinglin/contract/peer-teaching'

/** The beginning of the key of everything about peer teaching. */
export const teachingKey = ['peer-teaching'] as const

export const postsAPage = 20
export const defaultPosts = { kind: 'all', key: '', page: 1 }
export const allowedPosts = { kind: ['all', ...teachingPostKinds] }

/** A page of posts. */
export const teachingPosts = ({ kind, key, page }: typeof defaultPosts) =>
  queryOptions({
    queryKey: [...teachingKey, 'posts', kind, key, page],
    queryFn: ({ signal }) =>
      call(
        listTeachingPosts,
        {
          Kind: teachingPostKinds.find((one) => one === kind) ?? 'all',
          SearchKey: key,
          PageIndex: page,
          PageSize: postsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One's matches, and the classes in which one can be helped. */
export const teachingMatches = () =>
  queryOptions({
    queryKey: [...teachingKey, 'matches'],
    queryFn: ({ signal }) => call(listTeachingMatches, {}, { signal }),
  })

/** One's school years. */
export const teachingYears = () =>
  queryOptions({
    queryKey: [...teachingKey, 'years'],
    queryFn: ({ signal }) => call(listTeachingYears, {}, { signal }),
  })

/** The ledger of a year of one's own. */
export const teachingYear = (Year: number) =>
  queryOptions({
    queryKey: [...teachingKey, 'year', Year],
    queryFn: ({ signal }) => call(getTeachingYear, { Year }, { signal }),
  })

export const sessionsAPage = 20
export const defaultSessions = { state: 'open', page: 1 }
export const allowedSessions = { state: ['open', 'decided'] }

/** A page of the sessions that somebody verifies. */
export const sessionsToVerify = ({ state, page }: typeof defaultSessions) =>
  queryOptions({
    queryKey: [...teachingKey, 'sessions', state, page],
    queryFn: ({ signal }) =>
      call(
        listTeachingSessions,
        {
          State: state === 'decided' ? 'decided' : 'open',
          PageIndex: page,
          PageSize: sessionsAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
