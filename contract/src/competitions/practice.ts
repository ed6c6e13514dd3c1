import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'

const missing = { missing: [-404, '数据不存在'] } as const

export const maxPracticeCourses = 50

/** A course that is practised for a contest: one's own best beside the school's. */
export const PracticeCourse = z.strictObject({
  CourseId: z.string(),
  Name: z.string(),
  /** 0 theory, 1 consultation, 2 operation, 3 experiment. */
  Kind: z.number(),
  /** The caller's best, and rounds that were finished. */
  Own: z.nullable(z.number()),
  Rounds: z.number(),
  /** Of the school: null where fewer than five finished. */
  Mean: z.nullable(z.number()),
  Max: z.nullable(z.number()),
  People: z.number(),
})
export type PracticeCourse = z.output<typeof PracticeCourse>

/** A dimension in which the caller lies behind the school, and the course that practises it. */
export const WeakDimension = z.strictObject({
  Name: z.string(),
  Own: z.number(),
  Mean: z.number(),
  CourseId: z.string(),
  CourseName: z.string(),
})
export type WeakDimension = z.output<typeof WeakDimension>

/** How the caller practises for a contest of their school (备赛). */
export const getPractice = call({
  path: '/api/SimulationGame/Practice',
  keyless: true,
  who: ['student', ...authors],
  input: z.object({ SkillContestId: id }),
  output: z.strictObject({
    Name: z.string(),
    Courses: z.array(PracticeCourse),
    /** The furthest behind first; empty while nothing is known to compare with. */
    Weak: z.array(WeakDimension),
    /** The caller may choose its courses. */
    CanEdit: z.boolean(),
  }),
  refusals: { ...missing, stranger: [-1, '报名后才能备赛'] },
})

/** Chooses the courses that are practised for a contest. */
export const setPractice = call({
  path: '/api/Skill/Practice',
  who: authors,
  input: z.object({
    SkillContestId: id,
    CourseIds: z
      .array(id)
      .check(z.maxLength(maxPracticeCourses, `最多${maxPracticeCourses}门课程`)),
  }),
  output: z.strictObject({ CourseIds: z.array(z.string()) }),
  refusals: { ...missing, course: [-10008, '请选择本校已上架的课程'] },
})
