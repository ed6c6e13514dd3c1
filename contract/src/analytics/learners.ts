import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  nobody,
  page,
  pageSize,
  searchKey,
} from '@xinglin/contract/call'
import { LearnerState, learnerStates, overseeing, withoutClass } from './shapes.ts'

/** Somebody who studies a course, or is to. */
export const CourseLearner = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  /** Student number. */
  Number: z.string(),
  /** The classes by which they study the course; empty where they do by themselves. */
  Classes: z.array(z.string()),
  State: LearnerState,
  /** Of the round that is open; 0 to who never began. */
  Progress: z.number(),
  DoneCount: z.number(),
  ItemCount: z.number(),
  /** How many rounds they began. */
  Rounds: z.number(),
  /** Seconds of attention in the open round. */
  Seconds: z.number(),
  /** Of the newest round that was scored. */
  Composite: z.nullable(z.number()),
  Level: z.string(),
  LastAt: z.nullable(z.string()),
})
export type CourseLearner = z.output<typeof CourseLearner>

/** What the list may be sorted by. */
export const learnerOrders = [
  'number',
  'name',
  'progress',
  'rounds',
  'seconds',
  'score',
  'last',
] as const

/** Which of the learners are meant: those of a class, those without one, all that the caller may see. */
export const ClassChoice = z._default(z.union([z.literal(withoutClass), z.nullable(id)]), nobody)

/**
 * Who studies a course and who is to: the students of its classes whether they began or not, and whoever began it without a
 * class. Its teacher and those who run the school see all, a teacher of a class that studies it that class.
 */
export const getCourseLearners = call({
  path: '/api/LearnCenter/GetCourseLearners',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({
    CourseId: id,
    ClassId: ClassChoice,
    State: z._default(z.enum(['all', ...learnerStates]), 'all'),
    SearchKey: searchKey,
    SortBy: z._default(z.enum(learnerOrders), 'number'),
    Descending: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(CourseLearner),
  refusals: overseeing,
})
