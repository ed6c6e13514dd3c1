import { call } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type CourseLearner,
  getCourseFigures,
  getCourseLearners,
  getItemShortfalls,
  getLearnerRecord,
  learnerOrders,
  learnerStates,
  listFollowedCourses,
} from '@xinglin/contract/analytics'

const all = ['analytics'] as const

/** How many rows a page of each list has. */
export const learnersAPage = 20
export const coursesAPage = 20

type State = (typeof learnerStates)[number] | 'all'
type By = (typeof learnerOrders)[number]

/** What the list of learners is narrowed and sorted by. */
export const defaultLearners: {
  readonly class: string
  readonly state: State
  readonly key: string
  readonly by: By
  readonly down: boolean
  readonly page: number
} = { class: '', state: 'all', key: '', by: 'number', down: false, page: 1 }

/** The values that the list knows. */
export const allowedLearners = {
  state: ['all', ...learnerStates] as State[],
  by: [...learnerOrders] as By[],
}

export type LearnerFilters = typeof defaultLearners

const learnersInput = (courseId: string, filters: LearnerFilters) => ({
  CourseId: courseId,
  ClassId: filters.class || null,
  State: filters.state,
  SearchKey: filters.key,
  SortBy: filters.by,
  Descending: filters.down,
})

/** A page of the courses that one follows. */
export const followedCourses = (filters: { readonly key: string; readonly page: number }) =>
  queryOptions({
    queryKey: [...all, 'courses', filters],
    queryFn: ({ signal }) =>
      call(
        listFollowedCourses,
        { SearchKey: filters.key, PageIndex: filters.page, PageSize: coursesAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A page of the learners of a course. */
export const courseLearners = (courseId: string, filters: LearnerFilters) =>
  queryOptions({
    queryKey: [...all, 'learners', courseId, filters],
    queryFn: ({ signal }) =>
      call(
        getCourseLearners,
        {
          ...learnersInput(courseId, filters),
          PageIndex: filters.page,
          PageSize: learnersAPage,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

const atOnce = 100

/** All learners that a list is narrowed to, in its order. */
export const everyLearner = async (
  courseId: string,
  filters: LearnerFilters,
): Promise<CourseLearner[]> => {
  const learners: CourseLearner[] = []
  for (let page = 1; ; page += 1) {
    const { List, Count } = await call(getCourseLearners, {
      ...learnersInput(courseId, filters),
      PageIndex: page,
      PageSize: atOnce,
    })
    learners.push(...List)
    if (List.length < atOnce || learners.length >= Count) return learners
  }
}

/** How a course stands with its learners. */
export const courseFigures = (courseId: string, classId: string) =>
  queryOptions({
    queryKey: [...all, 'figures', courseId, classId],
    queryFn: ({ signal }) =>
      call(getCourseFigures, { CourseId: courseId, ClassId: classId || null }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What was missed at an item of a course. */
export const itemShortfalls = (courseId: string, itemId: string, classId: string) =>
  queryOptions({
    queryKey: [...all, 'shortfalls', courseId, itemId, classId],
    queryFn: ({ signal }) =>
      call(
        getItemShortfalls,
        { CourseId: courseId, ItemId: itemId, ClassId: classId || null },
        { signal },
      ),
  })

/** What a student did in a course. */
export const learnerRecord = (courseId: string, personId: string, progressId: string) =>
  queryOptions({
    queryKey: [...all, 'record', courseId, personId, progressId],
    queryFn: ({ signal }) =>
      call(
        getLearnerRecord,
        { CourseId: courseId, PersonId: personId, ProgressId: progressId || null },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
