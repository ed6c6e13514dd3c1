import * as z from 'zod/mini'
import { withheld } from '@xinglin/contract/simulations/kernel'
import { call, id, learners, managers } from '@xinglin/contract/call'
import { Sheet } from '@xinglin/contract/simulations/consultation'
import { Direction } from './actions.ts'
import { Happened } from './happened.ts'
import { Sections } from './lab-sections.ts'
import { ReportState } from './marking-shapes.ts'
import { Protocol } from './protocol.ts'
import { missing } from './refusals.ts'

/** A step as it was gone: its place in the recording (s), how long, how often, what it is worth, and what it brought. */
export const StepScore = z.strictObject({
  id: z.string(),
  zh: z.string(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  expectedSeconds: z.number(),
  max: z.number(),
  got: z.number(),
  repeats: z.number(),
  expected: Direction,
  /** As the trace shows it. */
  shown: z.nullable(Direction),
  /** As the student judged it. */
  judged: z.nullable(Direction),
  before: z.nullable(z.number()),
  after: z.nullable(z.number()),
})
export type StepScore = z.output<typeof StepScore>

/** A report that was handed in, with what it is worth: for whoever wrote it, the teacher of the course and those who run the school. */
export const getLabReport = call({
  path: '/api/Virtual/GetLabReport',
  keyless: true,
  who: [...learners, ...managers],
  input: z.object({ SessionId: id }),
  output: z.strictObject({
    SessionId: z.string(),
    CourseId: z.string(),
    CourseName: z.string(),
    ProgressId: z.string(),
    ItemId: z.string(),
    No: z.number(),
    Seed: z.number(),
    /** The version of the engine that its figures are of; only by the same one may the recording be drawn anew. */
    Engine: z.number(),
    /** Whose it is. */
    Learner: z.string(),
    Mine: z.boolean(),
    StartTime: z.string(),
    EndedAt: z.string(),
    Protocol,
    Sections,
    /** Where its marking stands; what was marked and not released waits, as far as whoever wrote it is told. */
    State: ReportState,
    /** With the teacher’s part, once it was released. */
    Final: z.nullable(z.number()),
    /** As the machine has it. */
    Sheet,
    Steps: z.readonly(z.array(StepScore)),
    /** Every measurement as the server reads it from the raw data; null where nothing could be read. */
    Captures: z.readonly(
      z.array(z.strictObject({ seq: z.number(), value: z.nullable(z.number()) })),
    ),
    Events: z.readonly(z.array(Happened)),
  }),
  refusals: {
    ...missing,
    unfinished: [-1, '提交实验报告后才能查看'],
    abandoned: [-1, '该次实验没有提交报告'],
    ...withheld,
  },
})
