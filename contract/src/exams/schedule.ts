import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  moment,
  page,
  pageSize,
  searchKey,
  text,
  whole,
} from '@xinglin/contract/call'
import {
  ExamDetail,
  examFields,
  ExamForm,
  ExamLine,
  examMoves,
  ExamOverride,
  examStates,
  targetKinds,
} from './schedule-shapes.ts'
import { edition, ExamSection, missing, newer, notYours, sensitive } from './shapes.ts'

/** Examinations, those that open last first: to those who run the school all, to a teacher those that they set or watch. */
export const listManagedExams = call({
  path: '/api/ExamManage/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...examStates]), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ExamLine),
})

/** One examination for those who set or watch it. */
export const getManagedExam = call({
  path: '/api/ExamManage/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: ExamDetail,
  refusals: missing,
})

const order = [-10008, '结束时间须晚于开始时间，可见时间不得晚于开始时间'] as const
const shorter = [
  -1,
  '已有考生开考，不能缩短时间、提前结束或更换试卷；需要更多时间请在监考中延长',
] as const

/** Writes an examination under an id of the browser's, or changes one that was read as `Version`. */
export const saveExam = call({
  path: '/api/ExamManage/Save',
  who: authors,
  input: z.object({ Id: id, Form: ExamForm, Version: edition }),
  output: ExamDetail,
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    ...sensitive,
    archived: [-1, '考试已归档，不能修改；如需修改请先恢复'],
    order,
    shorter,
    moment: [-10008, '时间格式不正确'],
    paper: [-10008, '请选择一份已定稿的试卷'],
    target: [-10008, '只能安排给您任教的班级、行政班和本校学生'],
    twice: [-10008, '同一对象不能出现两次'],
    empty: [-10008, '已发布的考试至少要有一个对象'],
  },
})

/** Moves an examination on; its results are released by hand here. */
export const moveExam = call({
  path: '/api/ExamManage/Move',
  who: authors,
  input: z.object({ Id: id, Action: z.enum(examMoves), Version: edition }),
  output: z.strictObject({ Detail: z.nullable(ExamDetail) }),
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    wrongState: [-1, '考试状态已改变，请刷新后重试'],
    noTargets: [-1, '请先选择考试对象'],
    past: [-1, '结束时间已过，请先修改结束时间'],
    running: [-1, '还有考生正在作答'],
    used: [-1, '已有考生参加，不能撤回或删除，可以归档'],
    noManual: [-1, '没有需要手动公布的内容'],
  },
})

/** Gives classes, groups or people other values, or the base again (`Values` empty); each with its reason. */
export const overrideExam = call({
  path: '/api/ExamManage/Override',
  who: authors,
  input: z.object({
    Id: id,
    To: z
      .array(z.object({ Kind: z.enum(targetKinds), Id: id }))
      .check(z.minLength(1, '请选择对象'), z.maxLength(200, '一次最多200个对象')),
    /** The fields that are others: a moment for 开始时间 and 结束时间, a number for the rest. */
    Values: z
      .array(
        z.object({
          Field: z.enum(examFields),
          At: moment,
          Amount: z._default(z.nullable(whole(0, 600, '数值须为0至600')), null),
        }),
      )
      .check(z.maxLength(examFields.length)),
    /** Examinees read it. */
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: z.strictObject({ Overrides: z.array(ExamOverride) }),
  refusals: {
    ...missing,
    ...notYours,
    ...sensitive,
    archived: [-1, '考试已归档，不能修改；如需修改请先恢复'],
    reason: [-10008, '请填写单独设置的原因，考生会看到'],
    value: [-10008, '请填写单独设置的数值'],
    order,
    running: [-1, '有考生正在作答，请在监考中延长时间'],
    target: [-10008, '所选对象不在这场考试里'],
  },
})

/** The paper of one examinee, as they would see it or see it now; everything in sight at once. */
export const previewExam = call({
  path: '/api/ExamManage/Preview',
  keyless: true,
  who: authors,
  input: z.object({ Id: id, PersonId: id }),
  output: z.strictObject({
    Name: z.string(),
    PersonName: z.string(),
    Sections: z.array(ExamSection),
    Points: z.number(),
  }),
  refusals: missing,
})
