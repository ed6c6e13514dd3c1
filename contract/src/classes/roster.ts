import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  managers,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { archived, missing, rosterLimits } from './shapes.ts'

const ids = z.array(id).check(z.maxLength(rosterLimits.atOnce, `一次最多${rosterLimits.atOnce}人`))

/** Who a 行政班 has now, by student number. */
export const listAdministrativeStudents = call({
  path: '/api/ClassInfo/ListAdministrativeStudents',
  keyless: true,
  who: authors,
  input: z.object({ ClassId: id, SearchKey: searchKey, PageIndex: page, PageSize: pageSize(50) }),
  output: listOf(
    z.strictObject({
      PersonId: z.string(),
      RealName: z.string(),
      Number: z.string(),
      Gender: z.nullable(z.number()),
      ImgUrl: z.string(),
      /** Since which day. */
      From: z.string(),
    }),
  ),
  refusals: missing,
})

/** What a roster knows of a number that somebody gave. */
export const numberStates = [
  /** A student who would come in. */
  'new',
  /** In the class already. */
  'here',
  /** In another 行政班, and would be moved. */
  'elsewhere',
  /** Nobody of the school has it. */
  'unknown',
  /** Somebody's who is no student. */
  'notStudent',
  /** A student whose account is disabled. */
  'disabled',
] as const

/** One of the numbers that were given, with whose it is. */
export const CheckedNumber = z.strictObject({
  Number: z.string(),
  /** Empty where nobody has it. */
  PersonId: z.string(),
  RealName: z.string(),
  /** The 行政班 one is in; empty without one. */
  ClassName: z.string(),
  State: z.enum(numberStates),
})
export type CheckedNumber = z.output<typeof CheckedNumber>

/**
 * What a list of student numbers would change in a class: nothing is written. `Absent` are those who are in the class and
 * not in the list, the first of them by number. Numbers that are given twice count once.
 */
export const checkNumbers = call({
  path: '/api/ClassInfo/CheckNumbers',
  keyless: true,
  who: authors,
  bodyBytes: 262_144,
  input: z.object({
    ClassId: id,
    Kind: z.enum(['administrative', 'teaching']),
    Numbers: z
      .array(text(rosterLimits.numberLength, `学号不得超过${rosterLimits.numberLength}个字`))
      .check(
        z.minLength(1, '请填写学号'),
        z.maxLength(rosterLimits.numbers, `一次最多${rosterLimits.numbers}个学号`),
      ),
  }),
  output: z.strictObject({
    List: z.array(CheckedNumber),
    Absent: z.array(
      z.strictObject({ PersonId: z.string(), RealName: z.string(), Number: z.string() }),
    ),
    AbsentCount: z.number(),
  }),
  refusals: { ...missing, ...archived },
})

/** Students of the school who may sign in, by name or number: twenty at most, with their 行政班. */
export const findStudents = call({
  path: '/api/ClassInfo/FindStudents',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        PersonId: z.string(),
        RealName: z.string(),
        /** Whole to those who run the school and where it was asked for whole; else its end, which tells namesakes apart. */
        Number: z.string(),
        ClassName: z.string(),
      }),
    ),
  }),
})

/** Teachers of the school who may sign in, by name or job number: ten at most, for whoever says who teaches in a class. */
export const findClassTeachers = call({
  path: '/api/ClassInfo/FindTeachers',
  keyless: true,
  who: authors,
  perMinute: 60,
  input: z.object({ SearchKey: searchKey }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({ PersonId: z.string(), RealName: z.string(), DepartmentName: z.string() }),
    ),
  }),
})

/**
 * Takes students into a 行政班 and out of it, today. Whoever is in another one is moved only where `Move` says so; who is in
 * this one already stays as they are. A repeat changes nothing.
 */
export const changeAdministrativeRoster = call({
  path: '/api/ClassInfo/ChangeAdministrativeRoster',
  who: managers,
  posts: ['secretary'],
  bodyBytes: 262_144,
  input: z.object({
    ClassId: id,
    Add: ids,
    Drop: ids,
    Move: z._default(z.boolean(), false),
    /** Why, for the history: 转专业, 留级. */
    Reason: text(100, '原因不得超过100个字'),
  }),
  output: z.strictObject({
    Added: z.number(),
    Moved: z.number(),
    Dropped: z.number(),
    /** Who is in it now. */
    StudentCount: z.number(),
  }),
  refusals: {
    otherCollege: [-1, '名单中有其他院系的学生，转院系请联系学校管理员'],
    ...missing,
    ...archived,
    student: [-10008, '名单中有人不是本校在用的学生账号'],
    both: [-10008, '同一名学生不能既加入又移出'],
    elsewhere: [-1, '有学生已在其他行政班，请确认后转入'],
    fromArchived: [-1, '有学生在已归档的班级，请先恢复该班级再转出'],
  },
})

/** The 行政班 that a student was in, the newest first: to those who run the school, and to the 班主任 of the present one. */
export const getClassHistory = call({
  path: '/api/ClassInfo/GetHistory',
  keyless: true,
  who: authors,
  input: z.object({ PersonId: id }),
  output: z.strictObject({
    RealName: z.string(),
    Number: z.string(),
    List: z.array(
      z.strictObject({
        ClassId: z.string(),
        ClassName: z.string(),
        Grade: z.number(),
        Major: z.string(),
        From: z.string(),
        /** Empty for the present one. */
        Until: z.string(),
        /** Why one came. */
        Reason: z.string(),
      }),
    ),
  }),
  refusals: missing,
})
