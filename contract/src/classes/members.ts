import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  named,
  nobody,
  page,
  pageSize,
  searchKey,
} from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'
import { archived, classStates, missing, newer, rosterLimits, version } from './shapes.ts'
import { assistantRights, classRights, notGiven } from './teaching.ts'

const Kind = z.enum(['administrative', 'teaching'])

/** A group of a class. */
export const ClassGroup = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  StudentCount: z.number(),
})
export type ClassGroup = z.output<typeof ClassGroup>

/** A class whole, as far as the caller belongs to it; what is only one kind's is empty of the other. */
export const ClassDetail = z.strictObject({
  Kind,
  Id: z.string(),
  Name: z.string(),
  Course: z.string(),
  TermId: z.string(),
  TermName: z.string(),
  Grade: z.number(),
  Major: z.string(),
  DepartmentName: z.string(),
  /** Its own teacher, or 班主任, first. */
  Staff: z.array(
    z.strictObject({
      PersonId: z.string(),
      RealName: z.string(),
      ImgUrl: z.string(),
      Gender: z.nullable(z.number()),
      Post: z.enum(['lead', 'teacher', 'assistant']),
      /** What an assistant may change. */
      Rights: z.array(z.enum(assistantRights)),
    }),
  ),
  StudentCount: z.number(),
  Capacity: z.number(),
  Groups: z.array(ClassGroup),
  /** The caller's own group; empty without one. */
  GroupId: z.string(),
  /** Courses of the platform that the class studies, as far as the caller may open them. */
  Courses: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      ImgUrl: z.string(),
      Motif: z.string(),
    }),
  ),
  /** What opens the class to a student, to those who may hand it out; empty while nobody may join. */
  Code: z.string(),
  /** Until when, an ISO moment; empty without a code. */
  CodeUntil: z.string(),
  State: z.enum(classStates),
  Rights: z.array(z.enum(classRights)),
  /** The caller studies in it. */
  IsStudent: z.boolean(),
  /** The caller came by its code, and may go again. */
  MayLeave: z.boolean(),
  Version: z.number(),
})
export type ClassDetail = z.output<typeof ClassDetail>

/** A class for those who belong to it. */
export const getClassDetail = call({
  path: '/api/ClassInfo/Detail',
  keyless: true,
  who: members,
  input: z.object({ Id: id }),
  output: ClassDetail,
  refusals: missing,
})

/** What those who teach in a class are called there. */
export const postNames = { lead: '任课教师', teacher: '教师', assistant: '助教' } as const

/** Somebody who studies in a class. Numbers are told to those who teach it. */
export const ClassMember = z.strictObject({
  PersonId: z.string(),
  RealName: z.string(),
  Number: z.string(),
  Gender: z.nullable(z.number()),
  ImgUrl: z.string(),
  GroupId: z.string(),
  /** The 行政班, to those who teach. */
  ClassName: z.string(),
})
export type ClassMember = z.output<typeof ClassMember>

/** Who studies in a class, by number; fellow students are told names and groups alone. */
export const listClassMembers = call({
  path: '/api/ClassInfo/Members',
  keyless: true,
  who: members,
  input: z.object({
    ClassId: id,
    SearchKey: searchKey,
    /** Absent for all, the empty text too; `none` for those without one. */
    GroupId: z._default(z.nullable(z.union([z.literal('none'), id])), nobody),
    PageIndex: page,
    PageSize: pageSize(50),
  }),
  output: listOf(ClassMember),
  refusals: missing,
})

const ids = z.array(id).check(z.maxLength(rosterLimits.atOnce, `一次最多${rosterLimits.atOnce}人`))

/** Takes students into a 教学班, by themselves or whole 行政班 of them, and out of it. A repeat changes nothing. */
export const changeTeachingRoster = call({
  path: '/api/ClassInfo/ChangeTeachingRoster',
  who: authors,
  bodyBytes: 262_144,
  input: z.object({
    ClassId: id,
    Add: ids,
    /** 行政班 whose present students come in. */
    AddClasses: z.array(id).check(z.maxLength(20, '一次最多20个行政班')),
    Drop: ids,
  }),
  output: z.strictObject({ Added: z.number(), Dropped: z.number(), StudentCount: z.number() }),
  refusals: {
    ...missing,
    ...archived,
    ...notGiven,
    student: [-10008, '名单中有人不是本校在用的学生账号'],
    classes: [-10008, '所选行政班不存在'],
    both: [-10008, '同一名学生不能既加入又移出'],
    full: [-1, '超出班级名额，请先提高名额'],
    tooMany: [-1, '一个教学班最多1000名学生'],
  },
})

/** Open 行政班 by their names, twenty at most, for whoever takes students of them into a 教学班. */
export const chooseAdministrative = call({
  path: '/api/ClassInfo/ChooseAdministrative',
  keyless: true,
  who: authors,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({
    List: z.array(z.strictObject({ Id: z.string(), Name: z.string(), StudentCount: z.number() })),
  }),
})

const maxGroups = 60

/** The groups of a class in their order, upon the version that was read; who was in one that is gone has none. */
export const saveClassGroups = call({
  path: '/api/ClassInfo/SaveGroups',
  who: authors,
  input: z.object({
    ClassId: id,
    Groups: z
      .array(z.object({ Id: id, Name: named(20, '小组名称') }))
      .check(z.maxLength(maxGroups, `最多${maxGroups}个小组`)),
    Version: version,
  }),
  output: z.strictObject({ Groups: z.array(ClassGroup), Version: z.number() }),
  refusals: {
    ...missing,
    ...newer,
    ...archived,
    ...notGiven,
    twice: [-10008, '小组名称不能重复'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Puts students of a class into a group, or into none; refuses where somebody else has moved one of them meanwhile. */
export const assignClassGroup = call({
  path: '/api/ClassInfo/AssignGroup',
  who: authors,
  input: z.object({
    ClassId: id,
    /** Each with the group that was shown; absent for none. */
    Students: z
      .array(z.object({ PersonId: id, From: z._default(z.nullable(id), nobody) }))
      .check(z.maxLength(rosterLimits.atOnce)),
    /** Absent for none. */
    To: z._default(z.nullable(id), nobody),
  }),
  output: z.strictObject({ Moved: z.number() }),
  refusals: {
    ...missing,
    ...archived,
    ...notGiven,
    group: [-10008, '小组不存在，请刷新后重试'],
    member: [-10008, '有学生已不在班里，请刷新后重试'],
    moved: [-10011, '有学生的分组已被他人调整，请刷新后重试'],
  },
})

/** Which courses of the platform a class studies; 小班课程 are open to the classes that study them alone. */
export const changeClassCourses = call({
  path: '/api/ClassInfo/ChangeCourses',
  who: authors,
  input: z.object({
    ClassId: id,
    Add: z.array(id).check(z.maxLength(50, '一次最多50门课程')),
    Drop: z.array(id).check(z.maxLength(50, '一次最多50门课程')),
  }),
  output: z.strictObject({ CourseCount: z.number() }),
  refusals: {
    ...missing,
    ...archived,
    ...notGiven,
    course: [-10008, '所选课程不存在'],
    tooMany: [-1, '一个班最多学习100门课程'],
  },
})
