import * as z from 'zod/mini'
import { call, id, learners, listOf, nobody, page, pageSize, text } from '@xinglin/contract/call'
import { optionKinds, questionTypes } from './content.ts'
import { missing } from './shapes.ts'
import { Answer, ShownQuestion } from './shown.ts'

/** What practice is about: students, and teachers as testers; others are asked to sign in. The menu 题库 must be open. */
export const practising = {
  who: learners,
  menu: 2,
  signInFirst: '登录后才可以学习哦！',
} as const

const either = z._default(z.nullable(id), nobody)

/** How many questions a round may have. */
export const roundSizes = [5, 10, 20, 30, 50] as const

/** From which questions a round is drawn: any, those never answered, those of the wrong-item book that are due first, or ones whose figures are computed for the reader. */
export const practiceSources = ['any', 'new', 'wrong', 'computed'] as const

/** What a round is drawn from. */
export const PracticeFilter = z.object({
  Source: z._default(z.enum(practiceSources), 'any'),
  /** A 学科; none for all. */
  DepartmentId: either,
  /** None for all types. */
  Types: z._default(z.array(z.enum(questionTypes)).check(z.maxLength(questionTypes.length)), []),
  /** A code of 知识类型 or of 系统与症状; empty for all. */
  Tag: text(64),
})
export type PracticeFilter = z.output<typeof PracticeFilter>

/** A round of practice as lists show it. */
export const PracticeRound = z.strictObject({
  Id: z.string(),
  /** What it was drawn from, in words. */
  Title: z.string(),
  Questions: z.number(),
  /** Answers it asks for, parts counted; how many were given, and how many of them were right. */
  Units: z.number(),
  Answered: z.number(),
  Right: z.number(),
  BeganAt: z.string(),
  /** Null while it is open. */
  EndedAt: z.nullable(z.string()),
})
export type PracticeRound = z.output<typeof PracticeRound>

/** What the school offers for practice, narrowed by a filter. */
export const getPracticeOffer = call({
  path: '/api/Practice/Offer',
  keyless: true,
  ...practising,
  input: PracticeFilter,
  output: z.strictObject({
    Departments: z.array(z.strictObject({ Id: z.string(), Name: z.string(), Count: z.number() })),
    Types: z.array(z.strictObject({ Type: z.enum(questionTypes), Count: z.number() })),
    Tags: z.array(z.strictObject({ Code: z.string(), Name: z.string() })),
    /** How many questions the filter leaves, as far as lists count. */
    Count: z.number(),
    /** What stands in one's wrong-item book, and how much of it is due. */
    Wrong: z.number(),
    Due: z.number(),
    /** The last rounds that were not finished. */
    Open: z.array(PracticeRound),
  }),
})

/** What became of an answer, with what is told only afterwards. */
export const PracticeResult = z.strictObject({
  QuestionId: z.string(),
  State: z.enum(['right', 'partly', 'wrong', 'unanswered', 'unmarked']),
  /** In tenths of a point; null while nobody marked it. */
  Tenths: z.nullable(z.number()),
  MostTenths: z.number(),
  Answer,
  /** What each option is worth: empty where nothing was chosen from. */
  Options: z.array(z.strictObject({ OptionId: z.string(), Kind: z.enum(optionKinds) })),
  /** The answers of blanks in words. */
  Blanks: z.array(z.string()),
  /** How its author would answer, and what points are given for. */
  Reference: z.string(),
  Rubric: z.array(z.strictObject({ Id: z.string(), Text: z.string(), Tenths: z.number() })),
  Explanation: z.string(),
  Source: z.string(),
})
export type PracticeResult = z.output<typeof PracticeResult>

/** A round with what may be seen of it: what was answered with its explanation, the rest without. */
export const PracticeView = z.strictObject({
  Round: PracticeRound,
  Questions: z.array(ShownQuestion),
  Results: z.array(PracticeResult),
  /** Questions that an examination uses now: they have a place in the round and nothing else. */
  Held: z.array(z.string()),
  /** Where one was, from 0. */
  Position: z.number(),
  /** What was chosen or written and not handed in, by question or part. */
  Drafts: z.record(z.string(), Answer),
  /** The browser's count of what it saved last. */
  Seq: z.number(),
})
export type PracticeView = z.output<typeof PracticeView>

/** The refusal of a question that an examination uses now. */
export const held = {
  held: [-1, '这道题正在考试中使用，考试结束并公布答案后才能查看和练习'],
} as const

/** Draws a round under an id of the browser's; again it is the same round. */
export const beginPractice = call({
  path: '/api/Practice/Begin',
  ...practising,
  input: z.object({
    Id: id,
    ...PracticeFilter.shape,
    Count: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  output: PracticeView,
  refusals: { ...missing, none: [-1, '没有符合条件的题目，请换一个范围'] },
})

/** A round of one's own, open or finished. */
export const getPractice = call({
  path: '/api/Practice/Get',
  keyless: true,
  ...practising,
  input: z.object({ RoundId: id }),
  output: PracticeView,
  refusals: missing,
})

/** One's rounds, the newest first. */
export const listPractice = call({
  path: '/api/Practice/List',
  keyless: true,
  ...practising,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(PracticeRound),
})

const over = { over: [-10011, '本轮练习已结束'] } as const

/** Keeps where one is and what was not handed in. What comes with a lower `Seq` than was kept changes nothing. */
export const savePractice = call({
  path: '/api/Practice/Save',
  keyless: true,
  ...practising,
  input: z.object({
    RoundId: id,
    Position: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    Drafts: z.record(z.string().check(z.maxLength(36)), Answer),
    Seq: z.number().check(z.int(), z.minimum(1), z.maximum(2_000_000_000)),
  }),
  /** The count that is kept. */
  output: z.strictObject({ Seq: z.number() }),
  refusals: { ...missing, ...over, many: [-10008, '未提交的答案过多'] },
})

/** Hands in an answer, once; the same again is answered with what became of the first. */
export const answerPractice = call({
  path: '/api/Practice/Answer',
  keyless: true,
  ...practising,
  input: z.object({
    RoundId: id,
    QuestionId: id,
    /** A part of it; none where it has none. */
    PartId: either,
    Answer,
  }),
  output: z.strictObject({
    Round: PracticeRound,
    /** With what the answer has opened: the next part. */
    Question: ShownQuestion,
    Result: PracticeResult,
  }),
  refusals: {
    ...missing,
    ...over,
    empty: [-10008, '请先作答'],
    shape: [-10006, '请求内容无法识别'],
    option: [-10008, '所选选项不属于该题'],
    unreached: [-10008, '请先完成前面的小题'],
    ...held,
  },
})

/** Says which items of the rubric one's own answer meets. */
export const markPractice = call({
  path: '/api/Practice/Mark',
  keyless: true,
  ...practising,
  input: z.object({
    RoundId: id,
    QuestionId: id,
    Met: z.array(id).check(z.maxLength(20)),
  }),
  output: z.strictObject({ Round: PracticeRound, Result: PracticeResult }),
  refusals: { ...missing, ...over, ...held, unwritten: [-1, '请先提交答案'] },
})

/** Ends a round. */
export const finishPractice = call({
  path: '/api/Practice/Finish',
  keyless: true,
  ...practising,
  input: z.object({ RoundId: id }),
  output: PracticeView,
  refusals: missing,
})
