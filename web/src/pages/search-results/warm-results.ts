import { searchedCourses } from '#courses'
import { foundNews, foundTeachers, foundTopics, type Mode } from '#search'
import type { Warm } from '../shell/page.tsx'
import { readAsked } from './results-filters.ts'

/** Asks for what a search's address shows. */
export const warmResults: Warm = (queries, { query }) => {
  const { mode, filters } = readAsked(query)
  if (!filters.key) return
  const wanted = (kind: Mode) => mode === 'all' || mode === kind
  if (wanted('course')) void queries.prefetchQuery(searchedCourses(filters))
  if (wanted('teacher')) void queries.prefetchQuery(foundTeachers(filters.key, 1))
  if (wanted('topic')) void queries.prefetchQuery(foundTopics(filters.key, 1))
  if (wanted('news')) void queries.prefetchQuery(foundNews(filters.key, 1))
}
