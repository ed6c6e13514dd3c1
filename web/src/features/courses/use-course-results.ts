import { useQuery } from '@tanstack/react-query'
import type { CourseFilters } from './filters/course-filters.ts'
import { searchedCourses } from './queries.ts'

/** The courses that filters leave; those of the last page or choice stand in until they come, but never those of another search. */
export const useCourseResults = (filters: CourseFilters) =>
  useQuery({
    ...searchedCourses(filters),
    placeholderData: (before, query) => {
      const last = query?.queryKey[2]
      return typeof last === 'object' && last.key === filters.key ? before : undefined
    },
  })
