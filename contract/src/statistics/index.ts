import * as z from 'zod/mini'
import { anyone, call, id, managers, text } from '@xinglin/contract/call'

/** Counts an arrival on a screen: once per visitor, screen and 30 s, whatever its address names; only the path of `url` is kept. */
export const addPageAccess = call({
  path: '/api/Statistics/AddPageAccess',
  perMinute: 120,
  who: anyone,
  input: z.object({
    code: z._default(z.union([z.string(), z.number()]), ''),
    title: text(200),
    url: text(2000),
  }),
  output: z.strictObject({}),
})

/** The four tiles of the home page: published courses, clicks on courses, visits, logins; of this school. */
export const getSchoolCourseStatistic = call({
  path: '/api/Statistics/GetSchoolCourseStatistic',
  keyless: true,
  method: 'GET',
  who: anyone,
  input: z.object({}),
  output: z.strictObject({
    CourseCount: z.number(),
    CourseClickTotal: z.number(),
    CourseVisitTotal: z.number(),
    LoginCount: z.number(),
  }),
})

/** Counts a look at a course: once per visitor and course in 30 minutes. */
export const addCourseGlance = call({
  path: '/api/CourseCenter/AddCourseGlance',
  who: anyone,
  menu: 3,
  input: z.object({ CourseId: id, UserId: text(64) }),
  output: z.strictObject({}),
  refusals: { missing: [-404, '数据不存在'] },
})

/** What an administrator looks at first: today's figures, and what waits. */
export const getDashboard = call({
  path: '/api/Statistics/GetDashboard',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.strictObject({
    /** Sign-ins, people who learned, rounds that were begun and ended since midnight. */
    LoginToday: z.number(),
    LearnerToday: z.number(),
    BegunToday: z.number(),
    FinishedToday: z.number(),
    UserCount: z.number(),
    CourseCount: z.number(),
    /** Courses that wait for an examination, wishes that wait for a call, feedback that nobody has looked at. */
    PendingCourses: z.number(),
    NewLeads: z.number(),
    NewFeedback: z.number(),
    /** People who learned on each of the last 14 days, the oldest first. */
    Days: z.array(z.strictObject({ Day: z.string(), Learners: z.number() })),
  }),
})
