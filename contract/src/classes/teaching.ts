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
import { archived, classStates, missing, newer, version } from './shapes.ts'

/** What may be changed of a 教学班; its teacher and those who run the school may all of it. */
export const classRights = ['class', 'courses', 'members', 'groups', 'code', 'marking'] as const
export type ClassRight = (typeof classRights)[number]

/** What of it an assistant may be given. */
export const assistantRights = ['members', 'groups', 'code', 'marking'] as const

/** What each right is called. */
export const rightNames: Readonly<Record<(typeof assistantRights)[number], string>> = {
  members: '管理学生',
  groups: '管理分组',
  code: '管理班级码',
  marking: '批阅任务',
}

/** The refusal of what an assistant was not given. */
export const notGiven = { notGiven: [-10002, '您没有权限操作'] } as const

/** A 教学班: people who study a course of the curriculum together for a term. */
export const TeachingClass = z.strictObject({
  Id: z.string(),
  /** Empty, like the name, for classes that were there before terms were. */
  TermId: z.string(),
  TermName: z.string(),
  /** The course of the curriculum: 诊断学. */
  Course: z.string(),
  Name: z.string(),
  TeacherId: z.string(),
  TeacherName: z.string(),
  StudentCount: z.number(),
  /** How many students it takes; 0 for as many as a roster has. */
  Capacity: z.number(),
  State: z.enum(classStates),
  /** What the caller may change. */
  Rights: z.array(z.enum(classRights)),
  Version: z.number(),
})
export type TeachingClass = z.output<typeof TeachingClass>

/** 教学班, the newest first: all to those who run the school, to teachers those that they teach or assist in. */
export const listTeaching = call({
  path: '/api/ClassInfo/ListTeaching',
  keyless: true,
  who: authors,
  input: z.object({
    /** Absent for every term. */
    TermId: z._default(z.nullable(id), nobody),
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...classStates]), 'open'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(TeachingClass),
})

/**
 * Makes a 教学班 under an id of the browser's, or changes one that was read as `Version`. A teacher's is their own; those
 * who run the school say whose it is.
 */
export const saveTeaching = call({
  path: '/api/ClassInfo/SaveTeaching',
  who: authors,
  input: z.object({
    Id: id,
    TermId: id,
    Course: named(40, '课程名称'),
    Name: named(40, '班级名称'),
    Capacity: z._default(
      z
        .number()
        .check(
          z.int(),
          z.minimum(0, '名额须在1至1000之间'),
          z.maximum(1_000, '名额须在1至1000之间'),
        ),
      0,
    ),
    /** Of a teacher's own class it says nothing. */
    TeacherId: z._default(z.nullable(id), nobody),
    Version: version,
  }),
  output: TeachingClass,
  refusals: {
    ...missing,
    ...newer,
    ...archived,
    ...notGiven,
    term: [-10008, '请选择学期'],
    teacher: [-10008, '请选择任课教师'],
    taken: [-10008, '该学期这门课程下已有同名教学班'],
    small: [-10008, '名额不能少于班里现有的学生'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Archives a 教学班, restores it, or deletes one in which nobody is. */
export const moveTeaching = call({
  path: '/api/ClassInfo/MoveTeaching',
  who: authors,
  input: z.object({ Id: id, Action: z.enum(['archive', 'restore', 'delete']) }),
  output: TeachingClass,
  refusals: {
    ...missing,
    ...notGiven,
    wrongState: [-1, '班级状态已改变，请刷新后重试'],
    used: [-1, '班里还有学生，不能删除，可以归档'],
  },
})

const maxStaff = 20

/** Says who teaches a class beside its own teacher, and who assists with what; all of them, upon the version that was read. */
export const saveClassStaff = call({
  path: '/api/ClassInfo/SaveStaff',
  who: authors,
  input: z.object({
    ClassId: id,
    Staff: z
      .array(
        z.object({
          PersonId: id,
          Post: z.enum(['teacher', 'assistant']),
          Rights: z.array(z.enum(assistantRights)),
        }),
      )
      .check(z.maxLength(maxStaff, `最多${maxStaff}位教师和助教`)),
    Version: version,
  }),
  output: TeachingClass,
  refusals: {
    ...missing,
    ...newer,
    ...archived,
    ...notGiven,
    teacher: [-10008, '教师和助教须为本校在用的教师账号'],
    twice: [-10008, '同一位教师不能出现两次'],
  },
})
