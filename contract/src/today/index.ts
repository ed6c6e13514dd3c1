import * as z from 'zod/mini'
import { call } from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'

/** What becomes of a day: what has a date that comes, what waits for the caller, what changed since they looked. */
export const todayGroups = { due: '即将到期', waiting: '待处理', changed: '新动态' } as const

/** Something that concerns the caller now, and where one looks at it. */
export const TodayItem = z.strictObject({
  Group: z.enum(['due', 'waiting', 'changed']),
  /** In words, whole: “心肌梗死”有 3 份实验报告待批阅. */
  Text: z.string(),
  /** How many it speaks of; 0 where it speaks of one thing. */
  Count: z.number(),
  /** By when, an ISO moment; empty where it has no date. */
  Due: z.string(),
  /** What one does there: 去批阅. */
  Action: z.string(),
  /** With what, for those who do not see the text beside it. */
  Of: z.string(),
  /** The page that shows it, narrowed to it. */
  Path: z.string(),
})
export type TodayItem = z.output<typeof TodayItem>

/** What is due, what waits and what changed for the caller: for those who run the school what waits in it. */
export const getToday = call({
  path: '/api/Today/Get',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.strictObject({ List: z.array(TodayItem) }),
})
