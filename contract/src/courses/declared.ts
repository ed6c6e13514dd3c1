import * as z from 'zod/mini'
import { call, listOf, page, pageSize, people } from '@xinglin/contract/call'
import { CourseListItem } from './list.ts'

/** DeclareLevel on the wire: as what a course was declared (申报); 0 not at all. */
export const declareNames: Readonly<Record<number, string>> = {
  0: '未申报',
  1: '国家级',
  2: '省级',
  3: '校级',
}

/** The years in which a course may have been declared. */
export const declareYears = { first: 2000, last: 2099 } as const

/** The declared courses (申报课程) that the caller may see: 国家级 first, then 省级 and 校级, the newest years before older ones. */
export const searchDeclareCourseList = call({
  path: '/api/Course/SearchDeclareCourseList',
  keyless: true,
  who: people,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(CourseListItem),
})
