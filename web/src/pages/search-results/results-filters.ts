import { type CourseFilters, noFilters, readFilters, writeFilters } from '#courses'
import type { Mode } from '#search'

/** What the page of results is asked for: what to look for, and how to narrow the courses. */
export type ResultsQuery = { readonly mode: Mode; readonly filters: CourseFilters }

const modes: readonly Mode[] = ['all', 'course', 'teacher', 'topic', 'news']

/** Reads the query of the page; department and section stand in it too, as the path has no place for them. */
export const readResultsQuery = (query: URLSearchParams): ResultsQuery => ({
  mode: modes.find((mode) => mode === query.get('mode')) ?? 'all',
  filters: {
    ...readFilters(query),
    department: query.get('psub')?.trim() ?? '',
    section: query.get('sub')?.trim() ?? '',
  },
})

/** The address of the page; only the courses are narrowed. */
export const resultsAddress = ({ mode, filters }: ResultsQuery): string => {
  const query = writeFilters(filters)
  if (filters.department) query.set('psub', filters.department)
  if (filters.section) query.set('sub', filters.section)
  if (mode !== 'all') query.set('mode', mode)
  return `/searchResults?${query}`
}

/** A search before anything narrows it. */
export const bareSearch = (key: string): CourseFilters => ({ ...noFilters, key })
