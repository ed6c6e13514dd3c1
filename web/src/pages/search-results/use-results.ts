import { searchedCourses } from '#courses'
import { newsResults, teacherResults, topicResults } from '#search'
import { useQuery } from '@tanstack/react-query'
import type { OpenKinds } from './open-kinds.ts'
import { bareSearch } from './results-filters.ts'

/** The first page of everything that a search found, kind by kind; what is closed is not asked for. */
export const useResults = (searched: string, open: OpenKinds) => ({
  courses: useQuery({ ...searchedCourses(bareSearch(searched)), enabled: open.courses }),
  teachers: useQuery({ ...teacherResults(searched, 1), enabled: open.teachers }),
  topics: useQuery({ ...topicResults(searched, 1), enabled: open.topics }),
  news: useQuery(newsResults(searched, 1)),
})

/** What a search found. */
export type Results = ReturnType<typeof useResults>
