import * as z from 'zod/mini'
import {
  call,
  day,
  id,
  listOf,
  managers,
  named,
  page,
  pageSize,
  searchKey,
} from '@xinglin/contract/call'

/** For how many days a departure is undone as a whole. */
export const undoDays = 30

/** Whom a departure is about: the students of grades and of 行政班, and those of some numbers. */
const Leaving = z.object({
  Grades: z._default(z.array(z.number().check(z.int())).check(z.maxLength(20)), []),
  ClassIds: z._default(z.array(id).check(z.maxLength(200)), []),
  Numbers: z._default(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(5_000)), []),
})

const refusals = {
  nobody: [-10008, '没有可以办理离校的学生'],
  tooMany: [-10008, '一次最多办理 6000 名学生，请分批办理'],
} as const

/** Who would leave, and what becomes of their classes. */
export const DeparturePreview = z.strictObject({
  People: z.number(),
  /** The first two hundred by class and number. */
  First: z.array(
    z.strictObject({ Id: z.string(), Name: z.string(), Number: z.string(), ClassName: z.string() }),
  ),
  /** 行政班 that they leave; one that nobody stays in can be archived. */
  Classes: z.array(
    z.strictObject({ Id: z.string(), Name: z.string(), Leaving: z.number(), Staying: z.number() }),
  ),
  /** Numbers of the list that are nobody's, or not a student's. */
  Unknown: z.array(z.string()),
  /** Who has left already. */
  Left: z.number(),
  /** Marks whom it is about; another as soon as that changes. */
  Mark: z.string(),
})
export type DeparturePreview = z.output<typeof DeparturePreview>

/** What a departure would do. */
export const previewDeparture = call({
  path: '/api/Departure/Preview',
  keyless: true,
  who: managers,
  input: Leaving,
  output: DeparturePreview,
  refusals,
})

/** Lets students leave (离校): they sign in no more, or look only until a day; records stay. */
export const makeDeparture = call({
  path: '/api/Departure/Make',
  who: managers,
  input: z.extend(Leaving, {
    Name: named(30, '名称'),
    /** Until when they may still sign in and look; empty: not at all. */
    ReadUntil: day,
    /** Archives the classes that nobody stays in. */
    Archive: z.boolean(),
    Mark: z.string().check(z.maxLength(40)),
  }),
  output: z.strictObject({ Id: z.string(), People: z.number(), Classes: z.number() }),
  refusals: {
    ...refusals,
    newer: [-10011, '名单已有变化，请重新预览'],
    past: [-10008, '查看截止日期须在今天之后'],
  },
})

/** A departure that was made. */
export const Departure = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  People: z.number(),
  /** How many of them came back. */
  Returned: z.number(),
  Classes: z.number(),
  ReadUntil: z.string(),
  At: z.string(),
  ByName: z.string(),
  /** Until when it is undone as a whole. */
  UndoUntil: z.string(),
  UndoneAt: z.nullable(z.string()),
})
export type Departure = z.output<typeof Departure>

/** The departures of the school, the newest first. */
export const listDepartures = call({
  path: '/api/Departure/List',
  keyless: true,
  who: managers,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(Departure),
})

/** Undoes a departure within thirty days: whoever has not come back yet does, into their class, and classes are open again. */
export const undoDeparture = call({
  path: '/api/Departure/Undo',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({ Returned: z.number() }),
  refusals: {
    missing: [-404, '数据不存在'],
    undone: [-10011, '该批次已撤销'],
    late: [-1, '已超过三十天，请在名单中逐人恢复在校'],
  },
})

/** Who left, of one departure. */
export const listDeparted = call({
  path: '/api/Departure/ListPeople',
  keyless: true,
  who: managers,
  input: z.object({ Id: id, SearchKey: searchKey, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Number: z.string(),
      ReturnedAt: z.nullable(z.string()),
    }),
  ),
})

/** Lets people who left come back (恢复在校), whenever that is: they sign in as before, and return to their class while it is open. */
export const returnDeparted = call({
  path: '/api/Departure/Return',
  who: managers,
  input: z.object({ Ids: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ Returned: z.number() }),
})
