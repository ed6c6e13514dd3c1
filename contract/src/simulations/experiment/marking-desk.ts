import * as z from 'zod/mini'
import { authors, call, id, learners, managers } from '@xinglin/contract/call'
import { Sheet } from '@xinglin/contract/simulations/consultation'
import { Sections } from './lab-sections.ts'
import { Criterion, Mark, OtherMarker, Recheck } from '@xinglin/contract/marking'
import { withheld } from '@xinglin/contract/simulations/kernel'
import { missing } from './refusals.ts'
import { overseen } from './marking-list.ts'
import { ReportState, SectionName } from './marking-shapes.ts'

/** A figure that was written, beside what was recorded. */
const Check = z.strictObject({
  Section: SectionName,
  From: z.number(),
  To: z.number(),
  Value: z.number(),
  Unit: z.string(),
  Recorded: z.nullable(z.number()),
  What: z.string(),
  Deviation: z.nullable(z.number()),
  Fits: z.boolean(),
})

/** A report that shares text with this one. */
const Similar = z.strictObject({
  SessionId: z.string(),
  Name: z.string(),
  Share: z.number(),
  /** The longest passages that stand in both, at most five. */
  Passages: z.array(z.string()),
})

/** Somebody’s mark of a version, as far as the visitor may see it. */
export const VisibleMark = z.strictObject({
  Mark,
  Outcome: z.nullable(z.enum(['returned', 'marked'])),
  By: z.string(),
  At: z.nullable(z.string()),
  /** With the teacher’s part; null where it was returned. */
  Final: z.nullable(Sheet),
})

/**
 * One version of a report that was handed in: what was written, what the machine has, and the teacher’s mark. Whoever
 * wrote it sees a mark that was returned or released; the teacher and those who run the school all of it, with the checks.
 */
export const getMarking = call({
  path: '/api/LabReport/Get',
  keyless: true,
  who: [...learners, ...managers],
  menu: 3,
  input: z.object({
    SessionId: id,
    /** 0: the newest. */
    Version: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000)), 0),
  }),
  output: z.strictObject({
    SessionId: z.string(),
    CourseId: z.string(),
    CourseName: z.string(),
    ProgressId: z.string(),
    ItemId: z.string(),
    Title: z.string(),
    No: z.number(),
    Learner: z.string(),
    Mine: z.boolean(),
    MayMark: z.boolean(),
    State: ReportState,
    Version: z.number(),
    Versions: z.array(
      z.strictObject({
        No: z.number(),
        HandedAt: z.string(),
        Machine: z.number(),
        Outcome: z.nullable(z.enum(['returned', 'marked'])),
      }),
    ),
    Sections,
    /** The version before, for what changed; null of the first. */
    Before: z.nullable(Sections),
    Machine: Sheet,
    Rubric: z.array(Criterion),
    /** The number of the mark, for keeping the next one. */
    Revision: z.number(),
    Told: z.nullable(VisibleMark),
    Others: z.array(OtherMarker),
    /** Until when its student may ask that the score be looked at again; null where they may not, or have. */
    RecheckUntil: z.nullable(z.string()),
    Recheck: z.nullable(Recheck),
    Checks: z.array(Check),
    Similar: z.array(Similar),
    /** The data table: what was measured, as the server reads it. */
    Steps: z.array(
      z.strictObject({
        Id: z.string(),
        Name: z.string(),
        Unit: z.string(),
        Before: z.nullable(z.number()),
        After: z.nullable(z.number()),
        Shown: z.nullable(z.enum(['up', 'down', 'none'])),
        Judged: z.nullable(z.enum(['up', 'down', 'none'])),
        /** The changes that the author's way brought, where the change lies beyond them; null where it does not, or none are known. */
        Beyond: z.nullable(z.strictObject({ From: z.number(), To: z.number() })),
      }),
    ),
    /** What whoever wrote it changes after it was returned; null otherwise. */
    Draft: z.nullable(z.strictObject({ Sections, Version: z.number() })),
  }),
  refusals: { ...missing, unfinished: [-1, '提交实验报告后才能查看'], ...withheld },
})

const refusals = {
  ...overseen,
  ownWork: [-10002, '不能批阅自己的报告'],
  changed: [-10009, '该报告刚刚被修改或由他人批阅，请刷新后重试'],
  sensitive: [-10010, '内容包含敏感词'],
  points: [-10008, '得分超出该评分项的范围'],
  place: [-10008, '批注的位置不在报告正文内'],
} as const

const onVersion = {
  SessionId: id,
  Version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
  Revision: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  Mark,
}

/** Keeps what a teacher has marked so far; `Revision` is the newest that the browser knows of. */
export const saveMark = call({
  path: '/api/LabReport/Annotate',
  keyless: true,
  who: ['teacher'],
  menu: 3,
  perMinute: 120,
  input: z.object(onVersion),
  output: z.strictObject({ Revision: z.number() }),
  refusals,
})

/**
 * Ends the marking of the newest version: it is returned with its remarks, or marked, and released at once where asked.
 * A mark may be given anew; the score that students see changes with the release.
 */
export const decideReport = call({
  path: '/api/LabReport/Approve',
  keyless: true,
  who: ['teacher'],
  menu: 3,
  perMinute: 120,
  input: z.object({
    ...onVersion,
    Outcome: z.enum(['returned', 'marked']),
    Release: z.boolean(),
    /** When the decision was made that the browser knows of; empty where it knows of none. */
    Seen: z._default(z.string().check(z.maxLength(40)), ''),
  }),
  output: z.strictObject({
    State: ReportState,
    Final: z.nullable(z.number()),
    Revision: z.number(),
  }),
  refusals: {
    ...refusals,
    noComment: [-10008, '退回时请写明评语或批注'],
    unrated: [-10008, '请为每个评分项给分'],
    unreleased: [-1, '考核成绩公布前不能退回或单独发布，请先公布该项考核的成绩'],
  },
})

const several = z.array(id).check(z.minLength(1, '请先选择报告'), z.maxLength(200, '一次最多200份'))

/** Tells students the marks of some reports that are marked; the others are left as they are. */
export const releaseReports = call({
  path: '/api/LabReport/Release',
  keyless: true,
  who: ['teacher'],
  menu: 3,
  perMinute: 20,
  input: z.object({ CourseId: id, SessionIds: several }),
  output: z.strictObject({ Released: z.number() }),
  refusals: overseen,
})

/** Tells the students of a 教学班 that studies the course the marks of all their reports that are marked. */
export const releaseClassReports = call({
  path: '/api/LabReport/ReleaseClass',
  keyless: true,
  who: ['teacher'],
  menu: 3,
  perMinute: 20,
  input: z.object({ CourseId: id, ClassId: id }),
  output: z.strictObject({ Released: z.number() }),
  refusals: { ...overseen, notStudying: [-10008, '所选班级不学习这门课程'] },
})

/** Gives some waiting reports of a course the same share of each criterion and the same comment; remarks that were kept stay. */
export const markTogether = call({
  path: '/api/LabReport/Batch',
  keyless: true,
  who: ['teacher'],
  menu: 3,
  perMinute: 20,
  input: z.object({
    CourseId: id,
    SessionIds: several,
    /** Per cent of every criterion. */
    Share: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    Comment: Mark.shape.Comment,
    Release: z.boolean(),
  }),
  output: z.strictObject({ Marked: z.number(), Left: z.number() }),
  refusals: { ...overseen, sensitive: refusals.sensitive },
})

/** Sets what reports of an experiment of a course are marked by; reports that are marked keep theirs. */
export const saveRubric = call({
  path: '/api/LabReport/SaveRubric',
  keyless: true,
  who: authors,
  menu: 3,
  input: z.object({
    CourseId: id,
    ItemId: id,
    Rubric: z
      .array(Criterion)
      .check(z.minLength(1, '至少一个评分项'), z.maxLength(12, '最多12个评分项')),
  }),
  output: z.strictObject({ Rubric: z.array(Criterion) }),
  refusals: {
    ...overseen,
    hundred: [-10008, '各评分项的满分之和须为100'],
    twice: [-10008, '评分项重复'],
    sensitive: refusals.sensitive,
  },
})
