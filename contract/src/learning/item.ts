import * as z from 'zod/mini'
import { call, id, learners, text } from '@xinglin/contract/call'
import { ItemContent, ItemState, QuizResult } from './shapes.ts'

const where = { ProgressId: id, ItemId: id }

const refusals = {
  missing: [-404, '数据不存在'],
  closed: [-10011, '该次学习已结束，不能再记录'],
  /** The message names the item that has to be completed first. */
  locked: [-1, '请先完成前面的内容'],
} as const

/** The browser that reports; the one that opened the player last has the lead. */
const Device = text(64)
/** When it was so, by the clock of the browser that reports (Unix ms); 0 where it does not say. 继续学习 leads to the newest. */
const At = z._default(z.number().check(z.int(), z.minimum(0)), 0)
/** True when the player was opened in another place since: what was sent is kept, and one should go on there. */
const Elsewhere = z.boolean()

/** Where one stopped within an item: scroll depth of a text 0-1, second of a video, page of a document, chosen options of a quiz. */
export const Position = z.object({
  depth: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** True once a text was read to its end, wherever in it one is now; the server's alone to say. */
  read: z.optional(z.boolean()),
  second: z.optional(z.number().check(z.minimum(0), z.maximum(86_400))),
  /** Stretches of a video that were played, as [from, to] in seconds. */
  watched: z.optional(
    z
      .array(z.tuple([z.number().check(z.minimum(0)), z.number().check(z.minimum(0))]))
      .check(z.maxLength(500)),
  ),
  /** The page of a document that is shown, and all that were. */
  page: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  pages: z.optional(
    z.array(z.number().check(z.int(), z.minimum(1), z.maximum(1000))).check(z.maxLength(1000)),
  ),
  answers: z.optional(z.record(z.string(), z.array(z.number()).check(z.maxLength(10)))),
})
export type Position = z.output<typeof Position>

/** An item's content, with the position where the person left it. */
export const getItem = call({
  path: '/api/LearnCenter/GetItem',
  keyless: true,
  who: learners,
  menu: 3,
  input: z.object({ ...where, Device, At }),
  output: z.strictObject({
    Id: z.string(),
    Title: z.string(),
    State: ItemState,
    Position,
    Seq: z.number(),
    Content: ItemContent,
  }),
  refusals,
})

/**
 * Records where a person is in an item, and by it whether the item is complete: a text read to its end, a picture
 * looked at, a video played for 90 %, a document whose pages were all shown. What comes sooner than it can be learnt, by the
 * server's clock since the round was opened, counts after `Wait` seconds. `Seq` grows by the browser's count: an older or repeated one changes nothing.
 */
export const saveItemProgress = call({
  path: '/api/LearnCenter/SaveItemProgress',
  who: learners,
  menu: 3,
  input: z.object({
    ...where,
    Seq: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
    Position,
    Device,
    At,
  }),
  output: z.strictObject({
    Seq: z.number(),
    State: ItemState,
    Why: z.string(),
    Wait: z.number(),
    Elsewhere,
    Progress: z.number(),
    DoneCount: z.number(),
    /** True once every required item is complete. */
    CanFinish: z.boolean(),
  }),
  refusals,
})

/**
 * Marks a quiz; the best of as many tries as its author allows counts, and the item is complete when it is passed or they are
 * used up. Then the answers are told, and further tries are practice. Every question must be answered.
 */
export const submitQuiz = call({
  path: '/api/LearnCenter/SubmitQuiz',
  who: learners,
  menu: 3,
  input: z.object({
    ...where,
    Answers: z.record(z.string(), z.array(z.number()).check(z.maxLength(10))),
    Device,
    At,
  }),
  output: z.strictObject({
    Result: QuizResult,
    State: ItemState,
    Why: z.string(),
    Wait: z.number(),
    Elsewhere,
    Progress: z.number(),
    DoneCount: z.number(),
    CanFinish: z.boolean(),
  }),
  refusals: {
    ...refusals,
    incomplete: [-10008, '还有题目未作答'],
    notQuiz: [-10008, '该内容不是测验'],
    held: [-1, '这个测验的题目正在考试中使用，考试结束并公布答案后可以继续'],
  },
})
