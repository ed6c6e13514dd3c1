import { searchedCourses } from '#courses'
import { newsResults, teacherResults, topicResults, type Mode } from '#search'
import type { Warm } from '../shell/page.tsx'
import { readResultsQuery } from './results-filters.ts'

/** Asks for what a search's address shows. */
export const warmResults: Warm = (queries, { query }) => {
  const { mode, filters } = readResultsQuery(query)
  if (!filters.key) return
  const wanted = (kind: Mode) => mode === 'all' || mode === kind
  if (wanted('course')) void queries.prefetchQuery(searchedCourses(filters))
  if (wanted('teacher')) void queries.prefetchQuery(teacherResults(filters.key, 1))
  if (wanted('topic')) void queries.prefetchQuery(topicResults(filters.key, 1))
  if (wanted('news')) void queries.prefetchQuery(newsResults(filters.key, 1))
}
