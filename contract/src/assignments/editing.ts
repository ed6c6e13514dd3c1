import * as z from 'zod/mini'
import { rubricRefusals } from '@xinglin/contract/marking'
import {
  authors,
  call,
  id,
  listOf,
  moment,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import {
  AssignmentItem,
  assignmentStates,
  dateFields,
  ItemInput,
  foundKinds,
  missing,
  mostItems,
  maxTargets,
  OverrideShown,
  sensitive,
  TargetInput,
  targetKinds,
  TargetShown,
  version,
} from './shapes.ts'

/** A task in a teacher's list. */
export const AssignmentLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  TermId: z.string(),
  TermName: z.string(),
  OwnerName: z.string(),
  State: z.enum(assignmentStates),
  /** Names of what it is given to, exclusions left out. */
  Targets: z.array(z.string()),
  ItemCount: z.number(),
  OpensAt: z.nullable(z.string()),
  DueAt: z.nullable(z.string()),
  ClosesAt: z.nullable(z.string()),
  /** Works that wait for the caller to mark them. */
  ToMark: z.number(),
  /** The caller may change it. */
  CanEdit: z.boolean(),
  Version: z.number(),
})
export type AssignmentLine = z.output<typeof AssignmentLine>

/** A task whole, for whoever teaches with it. */
export const Assignment = z.strictObject({
  ...AssignmentLine.shape,
  Intro: z.string(),
  /** Each item is opened by finishing the one before. */
  Ordered: z.boolean(),
  ReleasedAt: z.nullable(z.string()),
  Items: z.array(AssignmentItem),
  Given: z.array(TargetShown),
  Overrides: z.array(OverrideShown),
  /** How many students have it now. */
  StudentCount: z.number(),
  /** Only these classes of it are the caller's to look at and mark; empty for all. */
  OwnClasses: z.array(z.string()),
  /** Whether the works that were handed in are the caller's to read: not those of whoever looks on for a 院系. */
  SeesWorks: z.boolean(),
})
export type Assignment = z.output<typeof Assignment>

/** Tasks, the newest first: of a teacher those that are their own, or given to a class that they teach, and by a post those of the 院系; of who runs the school all. */
export const listAssignments = call({
  path: '/api/LearningJob/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...assignmentStates]), 'all'),
    /** Absent for every term. */
    TermId: z._default(z.nullable(id), nobody),
    /** Absent for every class; a class of either kind. */
    ClassId: z._default(z.nullable(id), nobody),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(AssignmentLine),
})

/** One task for whoever teaches with it. */
export const getAssignment = call({
  path: '/api/LearningJob/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: Assignment,
  refusals: missing,
})

const newer = { newer: [-10011, '任务已被他人修改，请查看最新内容后再改'] } as const
const notGiven = { notGiven: [-10002, '您没有权限操作'] } as const

/**
 * Writes a task as a draft under an id of the browser's, or changes one that was read as `Version`. A change of a published
 * one that touches those who have begun is refused with what it means for them, until it is `Confirmed`.
 */
export const saveAssignment = call({
  path: '/api/LearningJob/Save',
  who: authors,
  bodyBytes: 786_432,
  input: z.object({
    Id: id,
    Version: version,
    Title: named(60, '任务名称'),
    Intro: text(5_000),
    /** Absent where it belongs to no term. */
    TermId: z._default(z.nullable(id), nobody),
    OpensAt: moment,
    DueAt: moment,
    ClosesAt: moment,
    Ordered: z._default(z.boolean(), false),
    Items: z.array(ItemInput).check(z.maxLength(mostItems, `一个任务最多${mostItems}项内容`)),
    Targets: z.array(TargetInput).check(z.maxLength(maxTargets, `最多${maxTargets}个对象`)),
    Confirmed: z._default(z.boolean(), false),
  }),
  output: Assignment,
  refusals: {
    ...missing,
    ...newer,
    ...notGiven,
    ...sensitive,
    archived: [-1, '任务已归档，不能修改；如需修改请先恢复'],
    rubricHundred: rubricRefusals.hundred,
    rubricTwice: rubricRefusals.twice,
    rubricLevel: rubricRefusals.level,
    begun: [-1, '有学生已经开始，请确认这次修改的影响'],
    term: [-10008, '请选择学期'],
    order: [-10008, '时间顺序不正确：开放时间须早于截止时间，补交截止不得早于截止时间'],
    item: [-10008, '所选内容不存在，或您不能布置'],
    twice: [-10008, '同一内容不能出现两次'],
    target: [-10008, '只能布置给您任教的班级、行政班和本校学生'],
    late: [-10008, '允许逾期提交时，请填写补交截止时间'],
    empty: [-10008, '已发布的任务至少要有一项内容和一个对象'],
  },
})

/** Publishes a task, archives it with all that was done, restores it, or deletes one that was never published. */
export const moveAssignment = call({
  path: '/api/LearningJob/Move',
  who: authors,
  input: z.object({
    Id: id,
    Action: z.enum(['publish', 'archive', 'restore', 'delete']),
    Version: version,
    Confirmed: z._default(z.boolean(), false),
  }),
  output: AssignmentLine,
  refusals: {
    ...missing,
    ...newer,
    ...notGiven,
    wrongState: [-1, '任务状态已改变，请刷新后重试'],
    /** `Data` holds a sentence for each item, until publishing is `Confirmed`. */
    excluded: [-1, '有学生没有被安排其中的考试，请确认仍要发布'],
    noItems: [-1, '请先添加任务内容'],
    noTargets: [-1, '请先选择布置对象'],
    noDue: [-1, '请先填写截止时间'],
    past: [-1, '截止时间已过，请先修改截止时间'],
    used: [-1, '任务发布过，不能删除，可以归档'],
  },
})

/** Gives a class, a group or a person other dates, or the base again (`Dates` empty); each with its reason. */
export const overrideDates = call({
  path: '/api/LearningJob/OverrideDates',
  who: authors,
  input: z.object({
    Id: id,
    /** To each of them. */
    To: z
      .array(z.object({ Kind: z.enum(targetKinds), Id: id }))
      .check(z.minLength(1, '请选择对象'), z.maxLength(200, '一次最多200个对象')),
    /** The fields that are others; those that are not named go by the base again. */
    Dates: z
      .array(z.object({ Field: z.enum(dateFields), At: moment }))
      .check(z.maxLength(dateFields.length)),
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: z.strictObject({ Overrides: z.array(OverrideShown) }),
  refusals: {
    ...missing,
    ...notGiven,
    ...sensitive,
    archived: [-1, '任务已归档，不能修改；如需修改请先恢复'],
    reason: [-10008, '请填写单独设置时间的原因，学生会看到'],
    order: [-10008, '时间顺序不正确：开放时间须早于截止时间，补交截止不得早于截止时间'],
    target: [-10008, '所选对象不在这个任务里'],
  },
})

/** Copies a task as a draft, to classes and a term, with its dates moved by some days; without what was done and without overrides. */
export const copyAssignment = call({
  path: '/api/LearningJob/Copy',
  who: authors,
  input: z.object({
    Id: id,
    /** Of the copy, the browser's own. */
    NewId: id,
    TermId: z._default(z.nullable(id), nobody),
    Targets: z.array(TargetInput).check(z.maxLength(maxTargets, `最多${maxTargets}个对象`)),
    ShiftDays: z._default(
      z.number().check(z.int(), z.minimum(-3_650), z.maximum(3_650, '日期超出范围')),
      0,
    ),
  }),
  output: Assignment,
  refusals: {
    ...missing,
    term: saveAssignment.refusals.term,
    target: saveAssignment.refusals.target,
    taken: [-10011, '这次复制已经完成，请到任务列表查看'],
  },
})

/** What a task may be made of: courses and what stands in them, examinations, by words, twenty at most. */
export const findAssignmentItems = call({
  path: '/api/LearningJob/FindItems',
  keyless: true,
  who: authors,
  input: z.object({ Kind: z.enum(foundKinds), SearchKey: searchKey }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        CourseId: z.string(),
        /** Empty for the course as a whole. */
        ItemId: z.string(),
        Title: z.string(),
        CourseName: z.string(),
      }),
    ),
  }),
})
