import {
  searchInstead,
  searchNews,
  searchTeachers,
  searchTopics,
  suggest,
} from '@xinglin/contract/search'
import { nobody } from '@xinglin/contract/call'
import { findCourses, hot, visibleBy } from '#courses/catalogue'
import { refuseSensitive } from '#dictionaries'
import { findNews } from '#news'
import { marksIn } from '#platform/search-index'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { findTeachers } from '#teachers'
import { findTopics } from '#topics'
import { nearer } from './rules.ts'

const offered = 5
const instead = 6
const teachersMenu = 4
const topicsMenu = 5

/** Refuses a text that holds a sensitive word; the hit is noted. */
const checked = (visit: Visit, key: string): Promise<void> =>
  refuseSensitive(visit, key, 'search', suggest.refusals.sensitive)

const first = { from: 0, size: offered }

/** Answers the search box and the results that are not courses alone. */
export const searchCalls = () => [
  answer(suggest, async function handleSuggest(visit, { SearchKey: key }) {
    await checked(visit, key)
    if (key === '') return { Courses: [], Teachers: [], Topics: [], News: [] }
    const courses = await findCourses(visit, key, offered)
    const { menuCodes } = visit.school
    const { teachers } = menuCodes.includes(teachersMenu)
      ? await findTeachers(visit, key, first)
      : { teachers: [] }
    const { topics } = menuCodes.includes(topicsMenu)
      ? await findTopics(visit, key, first)
      : { topics: [] }
    const { news } = await findNews(visit, key, first)
    return {
      Courses: courses.map(({ Id, Name, UserName, Marks = [] }) => ({ Id, Name, UserName, Marks })),
      Teachers: teachers.map(({ Id, Name, Type }) => ({
        Id,
        Name,
        Type,
        Marks: marksIn(Name, key),
      })),
      Topics: topics.map(({ Id, Title: Name, Status }) => ({
        Id,
        Name,
        Status,
        Marks: marksIn(Name, key),
      })),
      News: news.map(({ Id, Title: Name, Type }) => ({
        Id,
        Name,
        Type,
        Marks: marksIn(Name, key),
      })),
    }
  }),

  answer(
    searchTeachers,
    async function handleSearchTeachers(visit, { SearchKey: key, PageIndex, PageSize }) {
      await checked(visit, key)
      const page = { from: (PageIndex - 1) * PageSize, size: PageSize }
      const { teachers, count } = await findTeachers(visit, key, page)
      const counts = await visibleBy(
        visit,
        teachers.map((one) => one.Id),
      )
      return {
        List: teachers.map((one) => ({
          ...one,
          CourseCount: counts.get(one.Id) ?? 0,
          Marks: marksIn(one.Name, key),
        })),
        Count: count,
      }
    },
  ),

  answer(
    searchTopics,
    async function handleSearchTopics(visit, { SearchKey: key, PageIndex, PageSize }) {
      await checked(visit, key)
      const page = { from: (PageIndex - 1) * PageSize, size: PageSize }
      const { topics, count } = await findTopics(visit, key, page)
      return {
        List: topics.map((one) => ({
          ...one,
          Marks: marksIn(one.Title, key),
          SummaryMarks: marksIn(one.Summary, key),
        })),
        Count: count,
      }
    },
  ),

  answer(
    searchNews,
    async function handleSearchNews(visit, { SearchKey: key, PageIndex, PageSize }) {
      await checked(visit, key)
      const page = { from: (PageIndex - 1) * PageSize, size: PageSize }
      const { news, count } = await findNews(visit, key, page)
      return {
        List: news.map((one) => ({
          ...one,
          Marks: marksIn(one.Title, key),
          SummaryMarks: marksIn(one.Summary, key),
        })),
        Count: count,
      }
    },
  ),

  answer(searchInstead, async function handleSearchInstead(visit, { SearchKey: key }) {
    await checked(visit, key)
    const Courses = await hot(visit, { count: instead, sectionId: nobody, without: nobody })
    return { Names: await nearer(key, (part) => findCourses(visit, part, offered)), Courses }
  }),
]
