import * as z from 'zod/mini'
import { call, day } from '@xinglin/contract/call'

/** What stands in a calendar of learning, and what one calls it. */
export const calendarKinds = { task: '任务', exam: '考试', questionnaire: '问卷' } as const
export type CalendarKind = keyof typeof calendarKinds

/** Something of the caller's that has a date. */
export const CalendarEntry = z.strictObject({
  Kind: z.enum(['task', 'exam', 'questionnaire']),
  Id: z.string(),
  Title: z.string(),
  /** How it stands for the caller, in words: 未开始, 已提交. */
  State: z.string(),
  /** From when, an ISO moment; empty where it has no beginning of its own. */
  Starts: z.string(),
  /** By when, an ISO moment. */
  Ends: z.string(),
  /** The page that shows it. */
  Path: z.string(),
})
export type CalendarEntry = z.output<typeof CalendarEntry>

const students = { who: ['student'], signInFirst: '登录后才可以学习哦！' } as const

/** The caller's tasks, examinations and questionnaires that end between two days, the first first; a year at most. */
export const listCalendar = call({
  path: '/api/Calendar/List',
  keyless: true,
  ...students,
  input: z.object({ From: day, To: day }),
  output: z.strictObject({ List: z.array(CalendarEntry) }),
  refusals: { range: [-1, '请选择一年以内的日期'] },
})

const Feed = z.strictObject({
  /** The secret address of the caller's calendar; empty where there is none. */
  Url: z.string(),
})

/** The address by which the caller's calendar is subscribed to. */
export const getCalendarFeed = call({
  path: '/api/Calendar/GetFeed',
  keyless: true,
  ...students,
  input: z.object({}),
  output: Feed,
})

/** Makes the address; of one that there is another, and the old one shows nothing from now on. */
export const renewCalendarFeed = call({
  path: '/api/Calendar/RenewFeed',
  ...students,
  input: z.object({}),
  output: Feed,
})

/** Takes the address back: it shows nothing from now on. */
export const stopCalendarFeed = call({
  path: '/api/Calendar/StopFeed',
  ...students,
  input: z.object({}),
  output: z.strictObject({}),
})
