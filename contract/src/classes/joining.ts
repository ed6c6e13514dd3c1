import * as z from 'zod/mini'
import { authors, call, id, learners, text } from '@xinglin/contract/call'
import { archived, classStates, missing } from './shapes.ts'
import { notGiven } from './teaching.ts'

/** How many signs a code has, and which: none that is taken for another. */
export const joinCode = { length: 8, signs: 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' } as const

/** For how many days a code may be good. */
export const codeDays = [1, 7, 30, 120] as const

/** Opens a class by a code for some days, keeps the code or makes a new one; 0 days shuts it. */
export const setJoinCode = call({
  path: '/api/ClassInfo/SetCode',
  who: authors,
  input: z.object({
    ClassId: id,
    Days: z.union([z.literal(0), ...codeDays.map((days) => z.literal(days))]),
    /** The code that was there opens nothing any more. */
    Renew: z._default(z.boolean(), false),
  }),
  output: z.strictObject({ Code: z.string(), CodeUntil: z.string() }),
  refusals: { ...missing, ...archived, ...notGiven },
})

const code = text(32, '班级码不正确或已失效')
const joining = {
  unknown: [-1, '班级码不正确或已失效'],
  expired: [-1, '班级码已过期，请向老师索取新的班级码'],
  closed: [-1, '班级已归档，不能加入'],
  full: [-1, '班级人数已满，请联系老师'],
} as const

/** The class that a code opens, before one joins it. Few tries a minute, so that codes are not guessed. */
export const findByCode = call({
  path: '/api/ClassInfo/FindByCode',
  keyless: true,
  who: ['student'],
  perMinute: 10,
  input: z.object({ Code: code }),
  output: z.strictObject({
    Id: z.string(),
    Course: z.string(),
    Name: z.string(),
    TermName: z.string(),
    TeacherName: z.string(),
    StudentCount: z.number(),
    /** The caller is in it already. */
    IsMember: z.boolean(),
  }),
  refusals: joining,
})

/** Joins the class that a code opens; whoever is in it already stays so. */
export const joinClass = call({
  path: '/api/ClassInfo/Join',
  who: ['student'],
  perMinute: 10,
  input: z.object({ Code: code }),
  output: z.strictObject({ Id: z.string() }),
  refusals: joining,
})

/** Leaves a 教学班 that one joined by its code; what one learnt stays one's own. */
export const leaveClass = call({
  path: '/api/ClassInfo/Leave',
  who: ['student'],
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: {
    ...missing,
    closed: [-1, '班级已归档，不能退出'],
    /** Who did not come by themselves does not go by themselves. */
    added: [-1, '您由老师编入本班，不能自行退出；如需退班请联系任课教师'],
  },
})

/** A class of the caller's own. */
export const OwnClass = z.strictObject({
  Kind: z.enum(['administrative', 'teaching']),
  Id: z.string(),
  Name: z.string(),
  /** Of a 教学班. */
  Course: z.string(),
  TermName: z.string(),
  IsCurrentTerm: z.boolean(),
  /** Its own teacher, or 班主任; empty without one. */
  TeacherName: z.string(),
  StudentCount: z.number(),
  State: z.enum(classStates),
  /** As what one belongs to it. */
  Post: z.enum(['student', 'lead', 'teacher', 'assistant']),
})
export type OwnClass = z.output<typeof OwnClass>

/** The caller's classes: the 行政班 first, then 教学班, the newest first; a student's archived ones at the end. */
export const listMyClasses = call({
  path: '/api/ClassInfo/Mine',
  keyless: true,
  who: learners,
  input: z.object({}),
  output: z.strictObject({ List: z.array(OwnClass) }),
})
