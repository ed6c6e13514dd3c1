import * as z from 'zod/mini'
import {
  authors,
  call,
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
import { archived, classStates, missing, newer, version } from './shapes.ts'

const grade = z
  .number()
  .check(z.int(), z.minimum(2000, '年级须为入学年份'), z.maximum(2100, '年级须为入学年份'))

/** A 行政班: the class that a student belongs to for years, in its 院系, grade and major. */
export const AdministrativeClass = z.strictObject({
  Id: z.string(),
  DepartmentId: z.string(),
  DepartmentName: z.string(),
  /** The year in which its students came. */
  Grade: z.number(),
  Major: z.string(),
  Name: z.string(),
  /** 班主任; empty without one. */
  HeadTeacherId: z.string(),
  HeadTeacherName: z.string(),
  /** Who is in it now. */
  StudentCount: z.number(),
  State: z.enum(classStates),
  Version: z.number(),
})
export type AdministrativeClass = z.output<typeof AdministrativeClass>

const Narrowed = {
  /** 0 for every grade. */
  Grade: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(2100)), 0),
  /** Absent for every 院系. */
  DepartmentId: z._default(z.nullable(id), nobody),
  /** Empty for every major. */
  Major: text(40),
}

/** 行政班 by grade, the newest first, then 院系, major and name: all to those who run the school, to teachers those that they head. */
export const listAdministrative = call({
  path: '/api/ClassInfo/ListAdministrative',
  keyless: true,
  who: authors,
  input: z.object({
    ...Narrowed,
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...classStates]), 'open'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(AdministrativeClass),
})

/** The tree of 行政班: every grade, 院系 and major that holds some, with how many; archived ones are counted apart. */
export const getAdministrativeTree = call({
  path: '/api/ClassInfo/GetAdministrativeTree',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Grade: z.number(),
        DepartmentId: z.string(),
        DepartmentName: z.string(),
        Major: z.string(),
        ClassCount: z.number(),
        ArchivedCount: z.number(),
        StudentCount: z.number(),
      }),
    ),
  }),
})

/** One 行政班. */
export const getAdministrative = call({
  path: '/api/ClassInfo/GetAdministrative',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: AdministrativeClass,
  refusals: missing,
})

/** Makes a 行政班 under an id of the browser's, or changes one that was read as `Version`. */
export const saveAdministrative = call({
  path: '/api/ClassInfo/SaveAdministrative',
  who: managers,
  posts: ['secretary'],
  input: z.object({
    Id: id,
    DepartmentId: id,
    Grade: grade,
    Major: named(40, '专业'),
    Name: named(40, '班级名称'),
    HeadTeacherId: z._default(z.nullable(id), nobody),
    Version: version,
  }),
  output: AdministrativeClass,
  refusals: {
    ...missing,
    ...newer,
    ...archived,
    department: [-10008, '请选择院系'],
    teacher: [-10008, '班主任须为本校教师'],
    taken: [-10008, '该年级、院系、专业下已有同名班级'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Archives a 行政班 with its students, restores it, or deletes one that nobody was ever in. */
export const moveAdministrative = call({
  path: '/api/ClassInfo/MoveAdministrative',
  who: managers,
  posts: ['secretary'],
  input: z.object({ Id: id, Action: z.enum(['archive', 'restore', 'delete']) }),
  output: AdministrativeClass,
  refusals: {
    ...missing,
    wrongState: [-1, '班级状态已改变，请刷新后重试'],
    used: [-1, '该班级有过学生，不能删除，可以归档'],
  },
})
