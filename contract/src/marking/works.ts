import * as z from 'zod/mini'
import { authors, call, id, listOf, page, pageSize, searchKey } from '@xinglin/contract/call'
import { DecidedMark } from './decided.ts'
import { MarkingPolicy } from './policies.ts'
import { Recheck } from './recheck-shapes.ts'
import { WorkFile } from './work-file.ts'
import { Criterion, Mark, markingStates, OtherMarker, outcomes, workKinds } from './shapes.ts'

const missing = { missing: [-404, '数据不存在'] } as const

/** A work in the list of whoever marks it. */
export const WorkLine = z.strictObject({
  Id: z.string(),
  /** What it was handed in for. */
  ItemId: z.string(),
  Title: z.string(),
  PersonId: z.string(),
  Name: z.string(),
  Number: z.string(),
  State: z.enum(markingStates),
  Version: z.number(),
  HandedAt: z.string(),
  /** 0-100; null before it is marked. */
  Score: z.nullable(z.number()),
  /** Who decided last; empty where two did. */
  Marker: z.string(),
  /** Somebody else keeps a mark of the newest version and has not decided. */
  Begun: z.string(),
  /** Of a waiting work that two mark: how many have, the caller included. */
  Given: z.number(),
  /** The caller is one of them. */
  GivenByMe: z.boolean(),
  /** By how many points of a hundred two marks differ, where that is too much and a third marker is waited for; 0 otherwise. */
  Apart: z.number(),
})
export type WorkLine = z.output<typeof WorkLine>

/** The works of a task, a course or an examination that the visitor may look at, the oldest that wait first. */
export const listWorks = call({
  path: '/api/Marking/List',
  keyless: true,
  who: authors,
  input: z.object({
    Kind: z.enum(workKinds),
    /** The task, the course, the examination. */
    GroupId: id,
    /** One item alone; absent: all. */
    ItemId: z._default(z.string(), ''),
    State: z._default(z.enum(['all', ...markingStates]), 'all'),
    SearchKey: searchKey,
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ...listOf(WorkLine).shape,
    /** How many of all that the other filters leave are in each state. */
    Counts: z.record(z.enum(markingStates), z.number()),
    /** The works of all pages that wait for the caller, in the order of the list: where the marker goes on to. */
    Queue: z.array(z.string()),
    /** What works are handed in for, with how they are marked. */
    Items: z.array(
      z.strictObject({ ItemId: z.string(), Title: z.string(), Policy: MarkingPolicy }),
    ),
    /** Whether the caller may say what works are marked by, and how. */
    MaySet: z.boolean(),
  }),
  refusals: missing,
})

/** A work as it was handed in, for whoever may look at it: what was written, and how it is marked. */
export const getWork = call({
  path: '/api/Marking/Get',
  keyless: true,
  who: authors,
  input: z.object({
    Kind: z.enum(workKinds),
    Id: id,
    /** 0: the newest. */
    Version: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(1_000)), 0),
  }),
  output: z.strictObject({
    Kind: z.enum(workKinds),
    Id: z.string(),
    GroupId: z.string(),
    GroupName: z.string(),
    ItemId: z.string(),
    Title: z.string(),
    /** What was asked for. */
    Asked: z.string(),
    Name: z.string(),
    Number: z.string(),
    /** By how many days begun it was late, by the student’s own date; 0 in time. */
    LateDays: z.number(),
    MayMark: z.boolean(),
    /** Whether it may be returned to be written anew. */
    MayReturn: z.boolean(),
    /** Whether a mark would be told at once when it is given. */
    IsReleased: z.boolean(),
    State: z.enum(markingStates),
    Version: z.number(),
    Versions: z.array(
      z.strictObject({
        No: z.number(),
        HandedAt: z.string(),
        Outcome: z.nullable(z.enum(outcomes)),
      }),
    ),
    Parts: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Html: z.string() })),
    Files: z.array(WorkFile),
    /** What was done before it was written can be read beside it. */
    HasRecord: z.boolean(),
    Rubric: z.array(Criterion),
    /** Whether the caller may say what works are marked by. */
    MaySet: z.boolean(),
    Policy: MarkingPolicy,
    /** By how many points two marks differ where a third marker is waited for; 0 otherwise. */
    Apart: z.number(),
    /** The visitor’s own mark of this version, as it was kept last; null where there is none. */
    Own: z.nullable(Mark),
    /** Of their own mark, for keeping the next one. */
    Revision: z.number(),
    /** What was decided of this version last. */
    Decided: z.nullable(DecidedMark),
    Others: z.array(OtherMarker),
    /** That its score be looked at again, where its student has asked for that. */
    Recheck: z.nullable(Recheck),
    /** Whether that is the visitor’s to decide: somebody else than its marker, where there is somebody. */
    MayRecheck: z.boolean(),
  }),
  refusals: missing,
})

/** The refusals of whoever marks. */
export const markingRefusals = {
  ...missing,
  notYours: [-10002, '您没有权限操作'],
  ownWork: [-10002, '不能批阅自己的作业'],
  /** `Data` holds who decided meanwhile, where somebody did. */
  changed: [-10009, '该作业刚刚被修改或由他人批阅，请刷新后重试'],
  sensitive: [-10010, '内容包含敏感词'],
  points: [-10008, '得分超出该评分项的范围'],
  place: [-10008, '批注的位置不在正文内'],
} as const

/** What a mark is of; `Seen` is when the decision was made that the browser knows of, empty where it knows of none. */
export const onWork = {
  Kind: z.enum(workKinds),
  Id: id,
  Version: z.number().check(z.int(), z.minimum(1), z.maximum(1_000)),
  Revision: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
  Mark,
}

/** Keeps what a marker has given so far; each marker keeps their own. `Revision` is the newest that the browser knows of. */
export const keepWorkMark = call({
  path: '/api/Marking/Save',
  keyless: true,
  who: ['teacher'],
  perMinute: 120,
  input: z.object(onWork),
  output: z.strictObject({ Revision: z.number() }),
  refusals: markingRefusals,
})

/** For how many days a returned work may be handed in again. */
export const againDays = { usual: 7, most: 60 } as const

/**
 * Ends the marking of the newest version: it is returned with a reason, or marked, and released at once where asked. A mark
 * may be given anew; what students see changes with the release.
 */
export const decideWork = call({
  path: '/api/Marking/Decide',
  keyless: true,
  who: ['teacher'],
  perMinute: 120,
  input: z.object({
    ...onWork,
    Seen: z._default(z.string().check(z.maxLength(40)), ''),
    Outcome: z.enum(outcomes),
    Release: z.boolean(),
    /** For so many days from now it may be handed in again, whatever its dates say. */
    AgainDays: z._default(
      z
        .number()
        .check(
          z.int(),
          z.minimum(1, `请填写1至${againDays.most}天`),
          z.maximum(againDays.most, `请填写1至${againDays.most}天`),
        ),
      againDays.usual,
    ),
  }),
  output: z.strictObject({
    State: z.enum(markingStates),
    Score: z.nullable(z.number()),
    Revision: z.number(),
  }),
  refusals: {
    ...markingRefusals,
    noComment: [-10008, '退回时请写明评语或批注'],
    unrated: [-10008, '请为每个评分项给分'],
    unreleased: [-1, '成绩公布前不能退回或单独发布，请先公布成绩'],
    final: [-1, '考试的作答不能退回'],
  },
})

/** Tells students the marks of works that are marked; the others are left as they are. */
export const releaseWorks = call({
  path: '/api/Marking/Release',
  keyless: true,
  who: ['teacher'],
  perMinute: 20,
  input: z.object({
    Kind: z.enum(workKinds),
    GroupId: id,
    Ids: z.array(id).check(z.minLength(1, '请先选择作业'), z.maxLength(200, '一次最多200份')),
  }),
  output: z.strictObject({ Released: z.number() }),
  refusals: missing,
})
