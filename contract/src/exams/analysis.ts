import * as z from 'zod/mini'
import { authors, call, id, nobody } from '@xinglin/contract/call'
import { optionKinds } from '@xinglin/contract/questions'
import { treatments } from './regrade-shapes.ts'
import { missing, examItemTypes } from './shapes.ts'

/** Of fewer examinees an analysis says that they are too few. */
export const minAnalysed = 30

/** Which attempt of each examinee counts: the first, the last or the best. */
export const countedAttempts = ['first', 'last', 'best'] as const
export type CountedAttempt = (typeof countedAttempts)[number]
export const countedAttemptNames: Readonly<Record<CountedAttempt, string>> = {
  first: '首次',
  last: '末次',
  best: '最高分',
}

const figure = z.nullable(z.number())

/** How often an option was chosen; in the groups people who stand equal at the border count in part. */
const Use = { Count: z.number(), Upper: z.number(), Lower: z.number() }

/** What the answers say of one item: a question, a part of one, or a station. */
export const ItemFigures = z.strictObject({
  /** The question's number on the paper, and that of the part; 0 for a question without parts. */
  No: z.number(),
  Part: z.number(),
  QuestionId: z.string(),
  UnitId: z.string(),
  /** 0 of a station. */
  VersionNo: z.number(),
  Type: z.enum(examItemTypes),
  SectionName: z.string(),
  Stem: z.string(),
  Points: z.number(),
  /** How it counts, where that was regraded. */
  Treatment: z.enum(treatments),
  Examinees: z.number(),
  /** P, 0 to 1. */
  Facility: figure,
  /** How many people the upper and the lower group have, and what share of the points each got. */
  GroupSize: z.number(),
  Upper: figure,
  Lower: figure,
  /** D = Upper − Lower. */
  Discrimination: figure,
  ItemTotal: figure,
  ItemRest: figure,
  Options: z.array(
    z.strictObject({
      OptionId: z.string(),
      Text: z.string(),
      Kind: z.enum(optionKinds),
      ...Use,
    }),
  ),
  /** Who chose nothing; null where there is nothing to choose. */
  Omitted: z.nullable(z.strictObject(Use)),
})
export type ItemFigures = z.output<typeof ItemFigures>

/** How consistently a paper measures; null where it cannot be said. */
const Reliability = z.strictObject({
  /** How many columns it is of. */
  Count: z.number(),
  Alpha: figure,
  /** KR-20, where every answer was right or wrong. */
  Kr20: figure,
})

export const ExamAnalysis = z.strictObject({
  Name: z.string(),
  /** The classes by which it can be narrowed. */
  Classes: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  /** The caller may have items scored otherwise. */
  MayRegrade: z.boolean(),
  Examinees: z.number(),
  /** Attempts that are scored in part, and how many items people have still to mark; these are left out. */
  Unmarked: z.strictObject({ Attempts: z.number(), Items: z.number() }),
  FullScore: z.number(),
  Mean: figure,
  Deviation: figure,
  Lowest: figure,
  LowerQuartile: figure,
  Median: figure,
  UpperQuartile: figure,
  Highest: figure,
  /** The mean as a share of the full score. */
  Difficulty: figure,
  /** How many reached each tenth of the full score, from 0 to 9; the last with the full score. */
  Buckets: z.array(z.number()),
  /** By item; absent where papers were drawn and examinees had different ones. */
  ByItem: z.nullable(Reliability),
  /** By question, a group as one: its parts hang on one another. */
  ByQuestion: Reliability,
  /** The standard error of measurement by alpha of questions, in points. */
  Error: figure,
  Items: z.array(ItemFigures),
})
export type ExamAnalysis = z.output<typeof ExamAnalysis>

const whose = {
  Take: z._default(z.enum(countedAttempts), 'first'),
}

/** What an examination says of itself: scores, reliability, and each item. To who watches a class, of that class alone. */
export const getExamAnalysis = call({
  path: '/api/ExamManage/GetAnalysis',
  keyless: true,
  who: authors,
  input: z.object({
    ExamId: id,
    /** A 教学班 or 行政班 that it is given to. */
    ClassId: z._default(z.nullable(id), nobody),
    ...whose,
  }),
  output: ExamAnalysis,
  refusals: missing,
})

/** What the examinations that the caller sets or watches say of one question of the bank, the newest first. */
export const listQuestionFigures = call({
  path: '/api/ExamManage/ListQuestionFigures',
  keyless: true,
  who: authors,
  input: z.object({ QuestionId: id }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        ExamId: z.string(),
        Name: z.string(),
        OpensAt: z.string(),
        MayRegrade: z.boolean(),
        Items: z.array(ItemFigures),
      }),
    ),
  }),
})
