import { searchedCourses } from '#courses'
import { foundNews, foundTeachers, foundTopics } from '#search'
import { useQuery } from '@tanstack/react-query'
import type { OpenKinds } from './open-kinds.ts'
import { bareSearch } from './results-filters.ts'

/** The first page of everything that a search found, kind by kind; what is closed is not asked for. */
export const useFound = (searched: string, open: OpenKinds) => ({
  courses: useQuery({ ...searchedCourses(bareSearch(searched)), enabled: open.courses }),
  teachers: useQuery({ ...foundTeachers(searched, 1), enabled: open.teachers }),
  topics: useQuery({ ...foundTopics(searched, 1), enabled: open.topics }),
  news: useQuery(foundNews(searched, 1)),
})

/** What a search found. */
export type Found = ReturnType<typeof useFound>
