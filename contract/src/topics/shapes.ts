import * as z from 'zod/mini'
import { id, named, nobody, text } from '@xinglin/contract/call'

/** Where a topic stands in its period. */
export const topicStatus = { before: 0, running: 1, ended: 2 } as const

/** What each status is called. */
export const topicStatusNames: Readonly<Record<number, string>> = {
  0: '未开始',
  1: '进行中',
  2: '已结束',
}

/** A special topic (专题) as lists show it; days are YYYY-MM-DD in the school's time zone. */
export const TopicItem = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Summary: z.string(),
  /** Whose it is, or what it is about: 校级专题, 急诊医学. */
  Tag: z.string(),
  /** The drawing that stands where there is no banner. */
  Motif: z.string(),
  /** Address of the banner, good for some minutes; empty without one. */
  BannerUrl: z.string(),
  StartDay: z.string(),
  EndDay: z.string(),
  /** 0 not begun, 1 running, 2 ended. */
  Status: z.number(),
  /** 1 for everybody, 0 for the school's own people. */
  IsPublic: z.number(),
  /** Courses that the caller may open. */
  CourseCount: z.number(),
  JoinCount: z.number(),
  /** 1 when the caller has joined. */
  IsJoined: z.number(),
})
export type TopicItem = z.output<typeof TopicItem>

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** A group of courses under a heading, in order. */
export const groupInput = z.object({
  Name: named(30, '分组名称'),
  Note: text(100, '分组说明不得超过100个字'),
  CourseIds: z.array(id).check(z.maxLength(50, '每组最多50门课程')),
})

/** The banner's file; absent and null for none. */
export const bannerId = z._default(z.nullable(id), nobody)
