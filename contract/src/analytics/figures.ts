import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { ClassChoice } from './learners.ts'
import { overseeing, StudyingClass } from './shapes.ts'

/** How the learners stand at an item of a course. */
export const ItemProgress = z.strictObject({
  ItemId: z.string(),
  Title: z.string(),
  Kind: z.string(),
  Required: z.boolean(),
  /** How a simulation is meant: practice, examination …; empty for other kinds. */
  Mode: z.string(),
  Begun: z.number(),
  Done: z.number(),
  /** Mean of the best scores; null where nothing was scored. */
  MeanScore: z.nullable(z.number()),
})
export type ItemProgress = z.output<typeof ItemProgress>

/** How a course stands with its learners, together and item by item. */
export const getCourseFigures = call({
  path: '/api/LearnCenter/GetCourseFigures',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({ CourseId: id, ClassId: ClassChoice }),
  output: z.strictObject({
    CourseName: z.string(),
    /** 0 theory, 1 consultation, 2 operation, 3 experiment. */
    HasVirtual: z.number(),
    /** The caller sees everybody who studies the course, those without a class included. */
    SeesAll: z.boolean(),
    Classes: z.array(StudyingClass),
    Learners: z.number(),
    New: z.number(),
    Learning: z.number(),
    Done: z.number(),
    /** Mean progress of all, who never began counted as 0. */
    MeanProgress: z.number(),
    /** Composites by tens, 90 to 100 the last. */
    Buckets: z.array(z.number()),
    MeanScore: z.nullable(z.number()),
    Items: z.array(ItemProgress),
  }),
  refusals: overseeing,
})

/** How often something was not done, or done wrong: by `Missed` of `Of`. */
export const Shortfall = z.strictObject({
  /** What it belongs to: a dimension of the score sheet, 病史要点, 造成的伤害. */
  Group: z.string(),
  Name: z.string(),
  Missed: z.number(),
  Of: z.number(),
})
export type Shortfall = z.output<typeof Shortfall>

/** A question of a quiz with how often each option was chosen in everybody's first try. */
export const QuestionFigures = z.strictObject({
  Id: z.string(),
  Stem: z.string(),
  Answered: z.number(),
  Right: z.number(),
  Options: z.array(z.strictObject({ Text: z.string(), Right: z.boolean(), Chosen: z.number() })),
})
export type QuestionFigures = z.output<typeof QuestionFigures>

/** What the learners missed at an item: by dimension and point of the score sheet, by question of a quiz. The best of each counts, of a quiz the first try. */
export const getItemShortfalls = call({
  path: '/api/LearnCenter/GetItemShortfalls',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({ CourseId: id, ItemId: id, ClassId: ClassChoice }),
  output: z.strictObject({
    /** How many were assessed. */
    Learners: z.number(),
    Buckets: z.array(z.number()),
    Mean: z.nullable(z.number()),
    Dimensions: z.array(z.strictObject({ Name: z.string(), Mean: z.nullable(z.number()) })),
    /** Most missed first. */
    Missed: z.array(Shortfall),
    Questions: z.array(QuestionFigures),
  }),
  refusals: overseeing,
})
