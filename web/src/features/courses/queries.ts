import { call, coursesKey } from '#call'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  geCoursePaginationClient,
  getAlikeCourse,
  getCourseSearchConditionClient,
  getShortApplicableListByCouseType,
  getUserOtherCourse,
  hotCourses,
  searchCourseList,
  searchDeclareCourseList,
} from '@xinglin/contract/courses'
import type { CourseFilters } from './filters/course-filters.ts'

const minuteMs = 60_000

/** The beginning of the key of every list of college courses. */
export const collegeLists = [...coursesKey, 'college'] as const

/** The college courses of the home page, all or one department's; 15 at most. */
export const collegeCourses = (departmentId: string) =>
  queryOptions({
    queryKey: [...collegeLists, departmentId],
    queryFn: ({ signal }) =>
      call(geCoursePaginationClient, { ParentSectionId: departmentId || null }, { signal }),
  })

/** How many declared courses a page shows. */
export const declaredAPage = 20

/** A page of the declared courses. */
export const declaredCourses = (page: number) =>
  queryOptions({
    queryKey: [...coursesKey, 'declared', page],
    queryFn: ({ signal }) =>
      call(searchDeclareCourseList, { PageIndex: page, PageSize: declaredAPage }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What courses may be narrowed by: departments and sections that hold courses the visitor may see, kinds, audiences, orders. */
export const conditions = queryOptions({
  queryKey: [...coursesKey, 'conditions'],
  queryFn: ({ signal }) => call(getCourseSearchConditionClient, { Scope: 1 }, { signal }),
  staleTime: 5 * minuteMs,
})

/** Whom the courses of a kind are meant for that the visitor may see. */
export const shortAudiences = (kind: number) =>
  queryOptions({
    queryKey: [...coursesKey, 'audiences', kind],
    queryFn: ({ signal }) =>
      call(
        getShortApplicableListByCouseType,
        { courseType: String(kind) as '0' | '1' | '2' | '3' },
        { signal },
      ),
    staleTime: 5 * minuteMs,
  })

/** The beginning of the key of every search for courses. */
export const courseSearches = [...coursesKey, 'search'] as const

/** One page of the courses that filters leave, 15 at most. */
export const searchedCourses = (filters: CourseFilters) =>
  queryOptions({
    queryKey: [...courseSearches, filters],
    queryFn: ({ signal }) =>
      call(
        searchCourseList,
        {
          SearchKey: filters.key,
          OrderByType: filters.order,
          PSubjectId: filters.department || null,
          SubjectId: filters.section || null,
          Type: filters.kind,
          ApplicableType: filters.audience,
          PageIndex: filters.page,
        },
        { signal },
      ),
  })

/** The other courses of a course's author, six at most. */
export const otherCourses = (authorId: string, courseId: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'other', authorId, courseId],
    queryFn: ({ signal }) =>
      call(getUserOtherCourse, { UserId: authorId, ThisCourseId: courseId }, { signal }),
    staleTime: minuteMs,
  })

/** How many courses a page of a teacher's own shows. */
export const authoredAPage = 15

/** A page of the courses of a teacher that the visitor may open. */
export const authoredCourses = (authorId: string, page: number) =>
  queryOptions({
    queryKey: [...coursesKey, 'authored', authorId, page],
    queryFn: ({ signal }) =>
      call(
        getUserOtherCourse,
        { UserId: authorId, ThisCourseId: null, PageIndex: page, PageSize: authoredAPage },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** What many study now, but the course itself; six at most. */
export const popularCourses = (courseId: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'hot', courseId],
    queryFn: ({ signal }) => call(hotCourses, { ThisCourseId: courseId || null }, { signal }),
    staleTime: minuteMs,
  })

/** Courses of the same section, six at most. */
export const alikeCourses = (sectionId: string, courseId: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'alike', sectionId, courseId],
    queryFn: ({ signal }) =>
      call(getAlikeCourse, { SectionId: sectionId, ThisCourseId: courseId }, { signal }),
    staleTime: minuteMs,
  })
