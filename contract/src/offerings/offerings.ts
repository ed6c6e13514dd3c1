import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { Offering } from './offering.ts'
import { Moment, maxDeadlines, rounds, TargetChoice } from './shapes.ts'

const refusals = {
  missing: [-404, '数据不存在'],
  notYours: [-10002, '您没有权限操作'],
} as const

const maxTargets = 100

/**
 * To whom a course is given, the newest first: to its teacher and those who run the school all of it, to another teacher what
 * they gave themselves. With the items that deadlines are set for.
 */
export const listOfferings = call({
  path: '/api/CourseCenter/ListOfferings',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({
    CourseName: z.string(),
    /** Whoever it is not given to may study it by themselves. */
    OthersMayStudy: z.boolean(),
    /** The caller may say whether they may. */
    MaySayOthers: z.boolean(),
    Items: z.array(
      z.strictObject({ ItemId: z.string(), Title: z.string(), IsExamination: z.boolean() }),
    ),
    List: z.array(Offering),
  }),
  refusals,
})

/**
 * Gives a course to classes, groups and people under an id of the browser's, or changes what was read as `Version`. A teacher
 * gives what they may open, to 教学班 that they teach, their groups, 行政班 and students of the school.
 */
export const saveOffering = call({
  path: '/api/CourseCenter/SaveOffering',
  who: authors,
  menu: 3,
  bodyBytes: 131_072,
  input: z.object({
    Id: id,
    CourseId: id,
    TermId: id,
    Targets: z.array(TargetChoice).check(z.maxLength(maxTargets, `最多${maxTargets}个对象`)),
    OpensAt: Moment,
    ClosesAt: Moment,
    ExamFrom: Moment,
    ExamUntil: Moment,
    MostRounds: z._default(rounds, 0),
    Deadlines: z
      .array(z.object({ ItemId: id, DueAt: Moment }))
      .check(z.maxLength(maxDeadlines, '截止时间过多')),
    Version: z._default(z.number().check(z.int(), z.minimum(0)), 0),
  }),
  output: Offering,
  refusals: {
    ...refusals,
    newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'],
    term: [-10008, '请选择学期'],
    noTargets: [-10008, '请选择学习的班级或学生'],
    target: [-10008, '所选对象不存在，或不是您任教的班级'],
    twice: [-10008, '同一对象不能出现两次'],
    order: [-10008, '关闭时间须晚于开放时间'],
    exam: [-10008, '考核时间须在开放与关闭之间，且结束晚于开始'],
    deadline: [-10008, '内容的截止时间须在开放与关闭之间'],
    item: [-10008, '设置了截止时间的内容不在课程中'],
  },
})

/** Takes back what was given; what was learnt stays. */
export const withdrawOffering = call({
  path: '/api/CourseCenter/WithdrawOffering',
  who: authors,
  menu: 3,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals,
})

/** Says whether those to whom a course is not given may study it by themselves: its teacher and those who run the school. */
export const openToOthers = call({
  path: '/api/CourseCenter/OpenToOthers',
  who: authors,
  menu: 3,
  input: z.object({ CourseId: id, OthersMayStudy: z.boolean() }),
  output: z.strictObject({ OthersMayStudy: z.boolean() }),
  refusals: { ...refusals, notGiven: [-1, '请先把课程安排给班级，再限定学习范围'] },
})
