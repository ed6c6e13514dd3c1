import { join } from 'node:path'
import * as z from 'zod'
import { readParsed } from './read.ts'

const policies = ['one', 'all', 'half', 'weights'] as const

/** A case, a procedure or a protocol of the demo as a station of a paper. */
const ExamStation = z.strictObject({
  kind: z.enum(['consultation', 'operation', 'experiment']),
  slug: z.string().min(1),
  minutes: z.number().int().positive(),
  points: z.number().positive(),
})
export type DemoStation = z.output<typeof ExamStation>

/** Examinations of a demo school: papers that are chosen of its bank, who sits them, how often. */
const ExamsFile = z.array(
  z.strictObject({
    /** The name of its fixed id in `demo-ids.json`. */
    demoName: z.string().optional(),
    name: z.string().min(2),
    note: z.string(),
    minutes: z.number().int().positive(),
    /** 0 for any number of times. */
    attempts: z.number().int().min(0),
    owner: z.string().min(1),
    students: z.array(z.string().min(1)).min(1),
    /** It is over: how many others of the school sat it too, how many days ago it was, and whether its results are out. */
    over: z
      .strictObject({
        sitters: z.number().int().min(0),
        daysAgo: z.number().int().positive(),
        stage: z.enum(['marking', 'released']),
      })
      .optional(),
    sections: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          policy: z.enum(policies),
          oneWay: z.boolean().default(false),
          /** How many questions of each type, and the points of each. */
          questions: z
            .array(
              z.strictObject({
                type: z.string().min(1),
                count: z.number().int().positive(),
                points: z.number().positive(),
              }),
            )
            .default([]),
          stations: z.array(ExamStation).default([]),
        }),
      )
      .min(1),
  }),
)

/** An examination of a demo school. */
export type DemoExam = z.output<typeof ExamsFile>[number] & { readonly id: string | undefined }

/** The examinations of a demo school, with the fixed ids that some have. */
export const demoExams = (folder: string, ids: Readonly<Record<string, string>>): DemoExam[] =>
  readParsed(ExamsFile, join(folder, 'exams.json')).map((one) => ({
    ...one,
    id: one.demoName && ids[one.demoName],
  }))
