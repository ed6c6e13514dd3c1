import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize, people } from '@xinglin/contract/call'
import { CourseListItem } from '@xinglin/contract/courses'
import { NewsItem } from '@xinglin/contract/news'
import { missing, TopicItem } from './shapes.ts'

const menu = 5

/** The special topics of the school: those that run first, then those to come, then those that are over; `Years` hold some. */
export const getSpecials = call({
  path: '/api/Special/GetSpecials',
  keyless: true,
  who: people,
  menu,
  input: z.object({
    /** A year that the period touches; 0 for all. */
    Year: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9999)), 0),
    PageIndex: page,
    PageSize: pageSize(12),
  }),
  output: z.extend(listOf(TopicItem), { Years: z.array(z.number()) }),
})

/** The special topics that hold courses of a teacher which the caller may open, in the order of `GetSpecials`. */
export const getTeacherSpecials = call({
  path: '/api/Special/OfTeacher',
  keyless: true,
  who: people,
  menu,
  namesAnother: true,
  input: z.object({ UserId: id, PageIndex: page, PageSize: pageSize(12) }),
  output: listOf(TopicItem),
})

/** A course of a topic, with how far the caller is: 0-100. */
const TopicCourse = z.extend(CourseListItem, { Progress: z.number() })

/** A topic whole: introduction, groups of courses in order, related news; those who run the school see it before it is published too. */
export const getSpecial = call({
  path: '/api/Special/GetSpecial',
  keyless: true,
  who: people,
  menu,
  input: z.object({ Id: id }),
  output: z.extend(TopicItem, {
    Html: z.string(),
    IsPublished: z.boolean(),
    Groups: z.array(
      z.strictObject({ Name: z.string(), Note: z.string(), Courses: z.array(TopicCourse) }),
    ),
    News: z.array(NewsItem),
  }),
  refusals: { ...missing, members: [-10002, '该专题仅对本校师生开放'] },
})

/** Joins a topic that is not over; a repeat changes nothing. */
export const joinSpecial = call({
  path: '/api/Special/Join',
  who: ['student', 'teacher'],
  menu,
  input: z.object({ Id: id }),
  output: z.strictObject({ IsJoined: z.number(), JoinCount: z.number() }),
  refusals: { ...missing, ended: [-1, '专题已结束，不能再参加'] },
})
