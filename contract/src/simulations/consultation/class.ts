import * as z from 'zod/mini'
import { call, id, learners, listOf, page, pageSize } from '@xinglin/contract/call'
import { ConsultationMode as Mode } from '@xinglin/contract/simulations/kernel'
import { missing, notYours } from './refusals.ts'

const overseers = ['teacher', 'admin', 'operator'] as const

/** Fewer students are no class: with them, a figure would be a person. */
export const minLearners = 5

/** Ten bounds of ten points each, the last with 100. */
const buckets = z.array(z.number())

/** The class at one item of a course: of each student the best consultation. */
const Distribution = {
  Learners: z.number(),
  Buckets: buckets,
  Median: z.number(),
} as const

/** How the class did where somebody consulted, with their own place in it; null while it has fewer than five students. */
export const getClassFigures = call({
  path: '/api/Virtual/GetClassFigures',
  keyless: true,
  who: [...learners, 'admin', 'operator'],
  menu: 3,
  input: z.object({ SessionId: id }),
  output: z.nullable(
    z.strictObject({
      ...Distribution,
      Own: z.number(),
      /** Per cent of the class whose best is below it. */
      Above: z.number(),
      Dimensions: z.array(
        z.strictObject({
          Name: z.string(),
          Own: z.nullable(z.number()),
          Median: z.nullable(z.number()),
        }),
      ),
    }),
  ),
  refusals: { ...missing, withheld: [-1, '报告公布后才能查看全班分布'] },
})

/** The consultations that a course teaches, with what waits at each: for its teacher and those who run the school. */
export const getTaught = call({
  path: '/api/Virtual/GetTaught',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ CourseId: id }),
  output: z.strictObject({
    CourseName: z.string(),
    Items: z.array(
      z.strictObject({
        ItemId: z.string(),
        Title: z.string(),
        Mode,
        Learners: z.number(),
        /** Appeals, and questions that were not understood. */
        OpenAppeals: z.number(),
        OpenQuestions: z.number(),
      }),
    ),
  }),
  refusals: { ...missing, ...notYours },
})

/** Something that was missed or done wrong, by how many of how many. */
const Share = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  Count: z.number(),
  Of: z.number(),
})

/** How the class did at an item: the distribution, what was most often missed, and what harm was done. */
export const getItemFigures = call({
  path: '/api/Virtual/GetItemFigures',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ CourseId: id, ItemId: id }),
  output: z.strictObject({
    ...Distribution,
    Sessions: z.number(),
    Dimensions: z.array(z.strictObject({ Name: z.string(), Median: z.nullable(z.number()) })),
    /** Of each kind the most frequent first: key facts, examinations, tests, harms. */
    Facts: z.array(Share),
    Examinations: z.array(Share),
    Tests: z.array(Share),
    Harms: z.array(Share),
  }),
  refusals: { ...missing, ...notYours },
})

/** A student at an item: how often, how well, for how long. */
export const ItemLearner = z.strictObject({
  /** The best consultation, or the newest where none is finished. */
  SessionId: z.string(),
  ProgressId: z.string(),
  Name: z.string(),
  /** Null while none is finished. */
  Best: z.nullable(z.number()),
  Level: z.string(),
  /** Finished consultations, and minutes of all. */
  Tries: z.number(),
  Minutes: z.number(),
  LastAt: z.string(),
})
export type ItemLearner = z.output<typeof ItemLearner>

/** The students who consulted at an item, the lowest best score first; who has finished none comes first of all. */
export const getItemLearners = call({
  path: '/api/Virtual/GetItemLearners',
  keyless: true,
  who: overseers,
  menu: 3,
  input: z.object({ CourseId: id, ItemId: id, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(ItemLearner),
  refusals: { ...missing, ...notYours },
})
