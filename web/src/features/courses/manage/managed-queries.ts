import { call } from '#call'
import { everyPage } from '#ui'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCourseHistory, listManagedCourses } from '@xinglin/contract/courses'

const any = -1

/** What the list of courses is narrowed by; what waits for an examination comes first. */
export const defaultManaged = {
  state: 'pending',
  key: '',
  department: '',
  kind: any,
  declared: any,
  page: 1,
}
export type ManagedFilters = typeof defaultManaged

/** The states a course may be looked for in, with what each means on the wire. */
export const courseStates: Readonly<
  Record<string, { readonly name: string; readonly examine: number; readonly publish: number }>
> = {
  pending: { name: '待审核', examine: 1, publish: any },
  all: { name: '全部', examine: any, publish: any },
  published: { name: '已发布', examine: any, publish: 1 },
  approved: { name: '待发布', examine: 2, publish: 0 },
  returned: { name: '已退回', examine: 3, publish: any },
  draft: { name: '草稿', examine: 0, publish: any },
  down: { name: '已下架', examine: any, publish: 2 },
}

/** The values that the list knows. */
export const allowedManaged = {
  state: Object.keys(courseStates),
  kind: [any, 0, 1, 2, 3],
  declared: [any, 0, 1, 2, 3],
}

/** How many rows a page has. */
export const managedPageSize = 20

/** The beginning of the key of every list of courses. */
export const managedLists = ['manage', 'courses'] as const

const coursesOn = (
  { state, key, department, kind, declared }: ManagedFilters,
  { page, size, signal }: { page: number; size: number; signal?: AbortSignal },
) =>
  call(
    listManagedCourses,
    {
      SearchKey: key,
      ExamineType: courseStates[state]?.examine ?? any,
      PublishType: courseStates[state]?.publish ?? any,
      DeclareLevel: declared,
      PSubjectId: department || null,
      Type: kind as -1 | 0 | 1 | 2 | 3,
      PageIndex: page,
      PageSize: size,
    },
    { ...(signal && { signal }) },
  )

/** One page of the courses that filters leave. */
export const managedCourses = (filters: ManagedFilters) => {
  const { state, key, department, kind, declared, page } = filters
  return queryOptions({
    queryKey: [...managedLists, { state, key, department, kind, declared, page }],
    queryFn: ({ signal }) => coursesOn(filters, { page, size: managedPageSize, signal }),
    placeholderData: keepPreviousData,
  })
}

const maxAtOnce = 100

/** Every course that filters leave; `heard` is told how many came. */
export const everyCourse = (filters: ManagedFilters, onProgress: (count: number) => void) =>
  everyPage(async (page) => (await coursesOn(filters, { page, size: maxAtOnce })).List, {
    size: maxAtOnce,
    onProgress: onProgress,
  })

/** The beginning of the key of every course's history. */
export const histories = ['manage', 'course-history'] as const

/** Who submitted, examined and published a course, and what was said. */
export const courseHistory = (courseId: string) =>
  queryOptions({
    queryKey: [...histories, courseId],
    queryFn: ({ signal }) => call(getCourseHistory, { CourseId: courseId }, { signal }),
  })
