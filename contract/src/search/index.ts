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
import { Teacher } from '@xinglin/contract/teachers'

/** What the search box offers while one types: at most five courses and five teachers. */
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
