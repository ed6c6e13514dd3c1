import * as z from 'zod/mini'
import {
  authors,
  call,
  courseKind,
  id,
  listOf,
  managers,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'

/** ExamineType on the wire. */
export const examineNames: Readonly<Record<number, string>> = {
  0: '草稿',
  1: '待审核',
  2: '已通过',
  3: '已退回',
}

/** PublishType on the wire. */
export const publishNames: Readonly<Record<number, string>> = {
  0: '未发布',
  1: '已发布',
  2: '已下架',
}

/** What is done to a course in its flow. */
export const courseMoves = [
  'submit',
  'withdraw',
  'approve',
  'return',
  'publish',
  'takeDown',
  'revise',
  'discard',
] as const

/** A course as its author and administrators see it in a list. */
export const ManagedCourse = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  /** Empty where the cover is drawn. */
  ImgUrl: z.string(),
  /** Whether the picture was uploaded here, and so may be removed here. */
  HasCover: z.boolean(),
  Motif: z.string(),
  HasVirtual: z.number(),
  AuthorId: z.string(),
  AuthorName: z.string(),
  DepartmentId: z.string(),
  DepartmentName: z.string(),
  SectionId: z.string(),
  SectionName: z.string(),
  SecrecyType: z.number(),
  ExamineType: z.number(),
  PublishType: z.number(),
  /** Where the draft stands that is written beside what was approved: 0 草稿, 1 待审核, 3 已退回; null where there is none. */
  Revision: z.nullable(z.number()),
  IsSelfClass: z.boolean(),
  ExperimentType: z.string(),
  ExperimentPath: z.string(),
  Applicable: z.array(z.number()),
  Knowledge: z.array(z.string()),
  /** As what it was declared: 0 not at all, 1 国家级, 2 省级, 3 校级. */
  DeclareLevel: z.number(),
  /** When; 0 where it was not. */
  DeclareYear: z.number(),
  StudyCount: z.number(),
  FavoriteCount: z.number(),
  CreateTime: z.string(),
  /** Marks what a form shows of the course; another once somebody changed it. */
  Version: z.string(),
  /** What this caller may do next; `edit` is what a list says of it, `content` what it teaches. */
  Actions: z.array(z.enum([...courseMoves, 'edit', 'content', 'delete'])),
})
export type ManagedCourse = z.output<typeof ManagedCourse>

/** Every course of the school, drafts too, by state; the ones that wait longest for an examination first when asked for, revisions among them. */
export const listManagedCourses = call({
  path: '/api/Course/ListManaged',
  keyless: true,
  who: managers,
  posts: ['departmentHead'],
  input: z.object({
    SearchKey: searchKey,
    /** −1 for every state. */
    ExamineType: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    PublishType: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(2)), -1),
    /** −1 for all, 0 for those that were not declared. */
    DeclareLevel: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    PSubjectId: z._default(z.nullable(id), nobody),
    Type: courseKind,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ManagedCourse),
})

/** The courses of the calling teacher in every state, the newest first. */
export const listOwnCourses = call({
  path: '/api/Course/ListOwn',
  keyless: true,
  who: ['teacher'],
  input: z.object({
    SearchKey: searchKey,
    /** −1 for every state; of a course that is being revised its revision's counts too. */
    ExamineType: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    PageIndex: page,
    PageSize: pageSize(12),
  }),
  output: listOf(ManagedCourse),
})

const refusals = {
  missing: [-404, '数据不存在'],
  wrongState: [-1, '课程状态已改变，请刷新后重试'],
  place: [-10008, '请选择学科与科室'],
  audience: [-10008, '所选适用对象不存在，请重新选择'],
  author: [-10008, '请选择任课教师'],
  year: [-10008, '请选择申报年份'],
  notYours: [-10002, '您没有权限操作'],
  approved: [-1, '课程已通过审核，名称、分类与封面由学校管理员修改'],
  link: [-10008, '外部实验地址须以 https:// 开头'],
  newer: [-10011, '该课程已被他人修改，请核对后再次保存'],
} as const

/** The history of a course: who submitted, examined, published it, and what was said. */
export const getCourseHistory = call({
  path: '/api/Course/GetHistory',
  keyless: true,
  who: authors,
  input: z.object({ CourseId: id }),
  output: z.array(
    z.strictObject({
      At: z.string(),
      Name: z.string(),
      /** In words: 提交审核, 审核通过, 退回, 发布, 下架. */
      Action: z.string(),
      Comment: z.string(),
    }),
  ),
  refusals,
})

/**
 * Moves a course on in its flow: its author submits, withdraws, revises what was approved and discards a revision; those
 * who run the school examine, publish and take down too. `return` and `takeDown` need a comment. Learners in the middle
 * keep what they did.
 */
export const moveCourse = call({
  path: '/api/Course/Move',
  who: authors,
  input: z.object({
    CourseId: id,
    Action: z.enum(courseMoves),
    Comment: text(500, '意见不得超过500个字'),
    /** The expert who reviewed the medical content of what is approved; empty where nobody did. */
    ReviewedBy: text(20, '审核专家姓名不得超过20个字'),
  }),
  output: ManagedCourse,
  refusals: {
    ...refusals,
    comment: [-10008, '请填写原因'],
    /** `Data` holds the problems. */
    faulty: [-1, '课程还没有写完，不能提交'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Makes a course whose experiment is held elsewhere (a draft), or changes what a list says of any course; a teacher does so to their own until it is approved for the first time. */
export const saveManagedCourse = call({
  path: '/api/Course/SaveManaged',
  who: authors,
  input: z.object({
    CourseId: id,
    Name: named(60, '课程名称'),
    AuthorId: id,
    DepartmentId: id,
    SectionId: id,
    SecrecyType: z.union([z.literal(0), z.literal(1)]),
    Applicable: z
      .array(z.number().check(z.int(), z.minimum(1), z.maximum(99)))
      .check(z.maxLength(20)),
    Knowledge: z.array(named(20, '标签')).check(z.maxLength(6)),
    /** As what it was declared; a level wants its year. */
    DeclareLevel: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(3)), 0),
    DeclareYear: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(9999)), 0),
    /** The address of an experiment elsewhere; empty for a course that is learnt here. */
    ExperimentPath: text(500),
    /** What the course is about, as plain text; for a new course. */
    Introduction: text(5000),
    /** That of the course the form was read from: a newer one refuses, with the course in Data. Empty does not ask. */
    Version: text(64),
  }),
  output: ManagedCourse,
  refusals,
})
