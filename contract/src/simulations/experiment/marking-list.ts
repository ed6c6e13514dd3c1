import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  page,
  pageSize,
  searchKey,
  sensitiveSearch,
} from '@xinglin/contract/call'
import { missing } from './refusals.ts'
import { ReportState } from './marking-shapes.ts'

/** The refusals of whoever asks for a course that is not theirs. */
export const overseen = {
  ...missing,
  notYours: [-10002, '您没有权限操作'],
} as const

/** The courses with experiments that the visitor oversees: a teacher their own, those who run the school the ones that are on the shelf. */
export const labCourses = call({
  path: '/api/LabReport/Courses',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({}),
  output: z.array(
    z.strictObject({
      CourseId: z.string(),
      Name: z.string(),
      Items: z.array(z.strictObject({ ItemId: z.string(), Title: z.string() })),
      Classes: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
      /** Reports that wait to be marked. */
      Waiting: z.number(),
    }),
  ),
})

/** A member of a course at one of its experiments, whether or not they ever began it. */
export const ReportLine = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  /** Classes of the course that they are in. */
  Classes: z.array(z.string()),
  ItemId: z.string(),
  Title: z.string(),
  /** The newest session; empty where there is none. */
  SessionId: z.string(),
  No: z.number(),
  State: ReportState,
  Version: z.number(),
  HandedAt: z.nullable(z.string()),
  /** As the machine has it; null before the report was handed in. */
  Machine: z.nullable(z.number()),
  /** With the teacher’s part; null before. */
  Final: z.nullable(z.number()),
  Marker: z.string(),
  /** The largest share of its text that stands in somebody else’s report too, 0–1. */
  Similar: z.number(),
})
export type ReportLine = z.output<typeof ReportLine>

/**
 * Everybody who should hand in a report of a course: members of its classes and whoever began it, at each of its
 * experiments. The course’s teacher and those who run the school.
 */
export const labReports = call({
  path: '/api/LabReport/List',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({
    CourseId: id,
    /** One experiment alone; absent: all. */
    ItemId: z._default(z.string(), ''),
    ClassId: z._default(z.string(), ''),
    State: z._default(z.union([ReportState, z.literal('all')]), 'all'),
    Key: searchKey,
    Sort: z._default(z.enum(['handed', 'name', 'machine', 'final', 'similar']), 'handed'),
    Down: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(ReportLine).shape,
    /** How many of all that the other filters leave are in each state. */
    States: z.record(ReportState, z.number()),
    /** The sessions of all pages that wait to be marked, in the order of the list: where the desk goes on to. */
    Queue: z.array(z.string()),
  }),
  refusals: { ...overseen, ...sensitiveSearch },
})

/** One’s own reports, the newest first, with what became of them. */
export const myLabReports = call({
  path: '/api/LabReport/Mine',
  keyless: true,
  who: ['student'],
  menu: 3,
  input: z.object({ PageIndex: page, PageSize: pageSize(15) }),
  output: z.strictObject({
    ...listOf(
      z.strictObject({
        SessionId: z.string(),
        CourseId: z.string(),
        CourseName: z.string(),
        ProgressId: z.string(),
        ItemId: z.string(),
        Title: z.string(),
        No: z.number(),
        State: ReportState,
        Version: z.number(),
        HandedAt: z.nullable(z.string()),
        Machine: z.nullable(z.number()),
        /** Null until it is released. */
        Final: z.nullable(z.number()),
        /** Returned or released, and not opened since. */
        Unread: z.boolean(),
      }),
    ).shape,
    /** How many in all are unread. */
    Unread: z.number(),
  }),
})
