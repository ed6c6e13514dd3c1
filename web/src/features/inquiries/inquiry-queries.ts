import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  findSimilarInquiries,
  getInquiry,
  inquiryStates,
  type InquiryState,
  listCourseInquiries,
  listInquiriesToAnswer,
  listOwnInquiries,
} from '@xinglin/contract/inquiries'

/** The beginning of the key of everything about questions. */
export const inquiriesKey = ['inquiries'] as const

/** How many questions a page has. */
export const inquiriesAPage = 20

export const defaultOwn = { state: 'all', course: '', key: '', page: 1 }
export const allowedOwn = { state: ['all', ...inquiryStates] }

/** A page of one's own questions. */
export const ownInquiries = ({ state, course, key, page }: typeof defaultOwn) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'own', state, course, key, page],
    queryFn: ({ signal }) =>
      call(
        listOwnInquiries,
        {
          State: state as InquiryState | 'all',
          CourseId: course || null,
          SearchKey: key,
          PageIndex: page,
          PageSize: inquiriesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const queueStates = ['open', 'mine', 'answered', 'closed', 'all'] as const
export const defaultQueue = { state: 'open', course: '', key: '', page: 1 }
export const allowedQueue = { state: [...queueStates] }

/** A page of what waits for whoever teaches. */
export const queue = ({ state, course, key, page }: typeof defaultQueue) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'queue', state, course, key, page],
    queryFn: ({ signal }) =>
      call(
        listInquiriesToAnswer,
        {
          State: queueStates.find((one) => one === state) ?? 'open',
          CourseId: course || null,
          SearchKey: key,
          PageIndex: page,
          PageSize: inquiriesAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A question whole. */
export const inquiryOf = (Id: string) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'one', Id],
    queryFn: ({ signal }) => call(getInquiry, { Id }, { signal }),
  })

/** Questions of a course that ask something like a title. */
export const similarTo = (CourseId: string, Title: string) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'similar', CourseId, Title],
    queryFn: ({ signal }) => call(findSimilarInquiries, { CourseId, Title }, { signal }),
    enabled: CourseId !== '' && [...Title].length >= 4,
    placeholderData: keepPreviousData,
  })

/** How many questions stand on the home of a course. */
export const inquiriesInBrief = 5

/** A page of the questions of a course that one may read. */
export const courseInquiries = (CourseId: string, page: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'course', CourseId, page],
    queryFn: ({ signal }) =>
      call(
        listCourseInquiries,
        { CourseId, PageIndex: page, PageSize: inquiriesInBrief },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Questions of a course by words, for a choice. */
export const findInCourse =
  (CourseId: string, but: string) => async (words: string, signal: AbortSignal) => {
    const { List: list } = await call(
      listCourseInquiries,
      { CourseId, SearchKey: words, PageSize: inquiriesAPage },
      { signal },
    )
    return list.flatMap(({ Id, Title, AskerName }) =>
      Id === but ? [] : [{ id: Id, name: Title, note: AskerName }],
    )
  }
