import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { virtualKinds } from './stages.ts'

const missing = { missing: [-404, '数据不存在'] } as const

export const maxPracticeCourses = 50
export const maxPracticeStations = 20

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

/** A virtual station that is practised for a contest as often as one likes: one's own best beside the school's. */
export const PracticeStation = z.strictObject({
  StationId: z.string(),
  Kind: z.enum(virtualKinds),
  /** What is played. */
  WorkId: z.string(),
  Name: z.string(),
  Minutes: z.number(),
  /** The caller's best, its session, and rounds that were finished. */
  Own: z.nullable(z.number()),
  BestSessionId: z.string(),
  Rounds: z.number(),
  /** One goes on. */
  IsOpen: z.boolean(),
  /** Of the school: null where fewer than five finished. */
  Mean: z.nullable(z.number()),
  Max: z.nullable(z.number()),
  People: z.number(),
})
export type PracticeStation = z.output<typeof PracticeStation>

/** A dimension in which the caller lies behind the school, and the course or the station that practises it. */
export const WeakDimension = z.strictObject({
  Name: z.string(),
  Own: z.number(),
  Mean: z.number(),
  CourseId: z.string(),
  CourseName: z.string(),
  /** The station; empty where a course practises it, as `CourseId` is where a station does. */
  StationId: z.string(),
})
export type WeakDimension = z.output<typeof WeakDimension>

/** How the caller practises for a contest (备赛); courses are there for the school that holds it alone. */
export const getPractice = call({
  path: '/api/SimulationGame/Practice',
  keyless: true,
  who: ['student', ...authors],
  input: z.object({ SkillContestId: id }),
  output: z.strictObject({
    Name: z.string(),
    Courses: z.array(PracticeCourse),
    Stations: z.array(PracticeStation),
    /** The furthest behind first; empty while nothing is known to compare with. */
    Weak: z.array(WeakDimension),
    /** The caller may choose its courses. */
    CanEdit: z.boolean(),
  }),
  refusals: { ...missing, stranger: [-1, '报名后才能备赛'] },
})

/** Chooses what is practised for a contest: its courses, and its stations where these are given. */
export const setPractice = call({
  path: '/api/Skill/Practice',
  who: authors,
  input: z.object({
    SkillContestId: id,
    CourseIds: z
      .array(id)
      .check(z.maxLength(maxPracticeCourses, `最多${maxPracticeCourses}门课程`)),
    Stations: z.optional(
      z
        .array(z.object({ Id: id, Kind: z.enum(virtualKinds), WorkId: id }))
        .check(z.maxLength(maxPracticeStations, `最多${maxPracticeStations}个考站`)),
    ),
  }),
  output: z.strictObject({ CourseIds: z.array(z.string()), StationIds: z.array(z.string()) }),
  refusals: {
    ...missing,
    course: [-10008, '请选择本校已上架的课程'],
    work: [-10008, '所选病例、操作规程或实验不存在，或尚未通过审核'],
    station: [-10008, '考站重复，请刷新后重试'],
  },
})

/** Begins a station that is practised for a contest, or goes on with it; its report is open once it ended. */
export const startPractice = call({
  path: '/api/SimulationGame/PracticeStart',
  who: ['student'],
  perMinute: 20,
  input: z.object({ SkillContestId: id, StationId: id }),
  output: z.strictObject({
    Kind: z.enum(virtualKinds),
    SessionId: z.string(),
    /** By the server's clock. */
    Deadline: z.string(),
  }),
  refusals: { ...missing, stranger: getPractice.refusals.stranger },
})
