import {
  addCourseFavorute,
  geCoursePaginationClient,
  getRetCourseBaseClient,
  searchCourseList,
} from '@xinglin/contract/courses'
import type { Call } from '@xinglin/contract/call'
import { listUsers, type Session } from '@xinglin/contract/identity'
import {
  getMyCourses,
  getRecentLearning,
  heartbeat,
  saveItemProgress,
} from '@xinglin/contract/learning'
import { saveNote } from '@xinglin/contract/notes'
import {
  cullCourseComments,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  handleCommentGreat,
} from '@xinglin/contract/reviews'
import { suggest } from '@xinglin/contract/search'
import { newId } from '../server/src/platform/ids/index.ts'

/** How many students ask in turn. */
export const students = 20

/** A school as it is asked: its host, its students, some of its courses. */
export type SchoolVisitors = {
  readonly host: string
  readonly sessions: readonly Session[]
  /** Who runs it. */
  readonly admin: Session
  readonly courses: readonly string[]
  /** Where each of the students saves. */
  readonly places: readonly { readonly ProgressId: string; readonly ItemId: string }[]
}

/** A call that is made in both schools. */
export type Kind = {
  readonly what: string
  readonly call: Pick<Call, 'path' | 'method'>
  /** Different each time, so that no page is remembered. */
  readonly input: (school: SchoolVisitors, i: number) => object
  /** Whoever runs the school asks, and no student. */
  readonly byAdmin?: true
  /** Milliseconds that the large school may take, where the goal is not a ratio. */
  readonly atMost?: number
}

const words = [
  '心电图',
  '护理',
  '急救',
  '评估',
  'xdt',
  'fei',
  '肺',
  '治疗原则',
  '张',
  'gxy',
  '休克',
  '操作规范',
]
const people = ['张', '王', '李伟', 'zhang', 'wl', '陈静', 'u1', '刘']
const person = (i: number): string => people[i % people.length] ?? ''
const word = (i: number): string => words[i % words.length] ?? ''

/** What reads, and what saves. */
export const kinds: readonly Kind[] = [
  {
    what: 'catalogue',
    call: geCoursePaginationClient,
    input: (_, i) => ({ CreateTimeStr: new Date(Date.now() - i).toISOString(), PageSize: 15 }),
  },
  {
    what: 'search',
    call: searchCourseList,
    input: (_, i) => ({ SearchKey: word(i), OrderByType: i % 4, PageSize: 10 + (i % 17) }),
  },
  {
    what: 'preview',
    call: getRetCourseBaseClient,
    input: ({ courses }, i) => ({ CourseId: courses[i % courses.length] }),
  },
  { what: 'progress: my courses', call: getMyCourses, input: () => ({ Tab: 'learning' }) },
  { what: 'progress: recent', call: getRecentLearning, input: () => ({}) },
  {
    what: 'autocomplete',
    call: suggest,
    input: (_, i) => ({ SearchKey: word(i).slice(0, 1 + (i % 4)) }),
    atMost: 50,
  },
  {
    what: 'people: newest',
    call: listUsers,
    byAdmin: true,
    input: (_, i) => ({ PageIndex: 1 + (i % 5), PageSize: 20 + (i % 17) }),
  },
  {
    what: 'people: by name',
    call: listUsers,
    byAdmin: true,
    input: (_, i) => ({ SearchKey: person(i), Sort: 'name', RoleType: i % 2 === 0 ? 0 : 4 }),
  },
  {
    what: 'save: progress',
    call: saveItemProgress,
    input: ({ places }, i) => ({
      ...places[i % students],
      Seq: i + 1,
      Position: { depth: (i % 90) / 100 },
      Device: 'growth',
    }),
  },
  {
    what: 'save: seconds',
    call: heartbeat,
    input: ({ places }, i) => ({
      ProgressId: places[i % students]?.ProgressId,
      Seconds: 1,
      Device: 'growth',
    }),
  },
  {
    what: 'save: a note',
    call: saveNote,
    input: ({ places }, i) => ({
      ...places[i % students],
      Id: newId(),
      Anchor: {},
      Text: `笔记 ${i}`,
      Version: 0,
    }),
  },
  {
    what: 'save: a favourite',
    call: addCourseFavorute,
    input: ({ courses }, i) => ({ CourseId: courses[Math.floor(i / students) % courses.length] }),
  },
]

/** What the panel of reviews asks as it opens, and a like. */
export const ofReviews: readonly {
  what: string
  call: Kind['call']
  more: (id: string) => object
}[] = [
  { what: 'reviews: rating', call: getCourseCommentSummarize, more: () => ({}) },
  { what: 'reviews: featured', call: cullCourseComments, more: () => ({ PageSize: 10 }) },
  { what: 'reviews: all', call: getWebCourseCommentList, more: () => ({ PageSize: 10 }) },
  { what: 'reviews: a like', call: handleCommentGreat, more: (Id) => ({ Id }) },
]
