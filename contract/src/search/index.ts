import * as z from 'zod/mini'
import {
  call,
  listOf,
  Marks,
  page,
  pageSize,
  people,
  searchKey,
  sensitiveSearch,
} from '@xinglin/contract/call'
import { CourseListItem } from '@xinglin/contract/courses'
import { NewsItem } from '@xinglin/contract/news'
import { Teacher } from '@xinglin/contract/teachers'
import { TopicItem } from '@xinglin/contract/topics'

/** What the search box offers while one types: at most five courses, teachers, topics and articles each. */
export const suggest = call({
  path: '/api/Search/Suggest',
  keyless: true,
  who: people,
  menu: 3,
  perMinute: 240,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({
    Courses: z.array(
      z.strictObject({ Id: z.string(), Name: z.string(), UserName: z.string(), Marks }),
    ),
    Teachers: z.array(
      z.strictObject({ Id: z.string(), Name: z.string(), Type: z.number(), Marks }),
    ),
    Topics: z.array(
      z.strictObject({ Id: z.string(), Name: z.string(), Status: z.number(), Marks }),
    ),
    News: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Type: z.number(), Marks })),
  }),
  refusals: sensitiveSearch,
})

/** A teacher that a search found. */
const FoundTeacher = z.extend(Teacher, { CourseCount: z.number(), Marks })

/** Teachers by name, pinyin or initials. */
export const searchTeachers = call({
  path: '/api/Search/Teachers',
  keyless: true,
  who: people,
  menu: 4,
  perMinute: 240,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(12) }),
  output: listOf(FoundTeacher),
  refusals: sensitiveSearch,
})

/** Special topics by title, tag or summary, as far as the caller may see them. */
export const searchTopics = call({
  path: '/api/Search/Topics',
  keyless: true,
  who: people,
  menu: 5,
  perMinute: 240,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(12) }),
  output: listOf(z.extend(TopicItem, { Marks, SummaryMarks: Marks })),
  refusals: sensitiveSearch,
})

/** Published news by title or summary. */
export const searchNews = call({
  path: '/api/Search/News',
  keyless: true,
  who: people,
  perMinute: 240,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(z.extend(NewsItem, { Marks, SummaryMarks: Marks })),
  refusals: sensitiveSearch,
})

/** When nothing was found: the nearest names, and courses that many study. */
export const searchInstead = call({
  path: '/api/Search/Instead',
  keyless: true,
  who: people,
  menu: 3,
  perMinute: 60,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({ Names: z.array(z.string()), Courses: z.array(CourseListItem) }),
  refusals: sensitiveSearch,
})
