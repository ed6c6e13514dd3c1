import { searchedCourses } from '#courses'
import { foundTeachers } from '#search'
import type { Warm } from '../shell/page.tsx'
import { readAsked } from './results-filters.ts'

/** Asks for what a search's address shows. */
export const warmResults: Warm = (queries, { query }) => {
  const { mode, filters } = readAsked(query)
  if (!filters.key) return
  if (mode !== 'teacher') void queries.prefetchQuery(searchedCourses(filters))
  if (mode !== 'course') void queries.prefetchQuery(foundTeachers(filters.key, 1))
}
