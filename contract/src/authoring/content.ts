import * as z from 'zod/mini'
import { id, text } from '@xinglin/contract/call'
import {
  ConsultationMode,
  ExperimentMode,
  OperationMode,
} from '@xinglin/contract/simulations/kernel'

/** How much a course may hold. */
export const most = {
  sections: 10,
  chapters: 50,
  items: 100,
  questions: 100,
  draws: 20,
  options: 10,
  minutes: 600,
} as const

const html = text(60_000, '图文内容不得超过60000个字符')
const file = id
const heading = (what: string) => text(60, `${what}不得超过60个字`)

/** How a question is answered: 单选题, 多选题, 判断题. */
export const questionTypes = ['single', 'multiple', 'judge'] as const

/** A question as its author has it so far; `Answer` holds indexes of options. */
export const DraftQuestion = z.strictObject({
  Id: id,
  Type: z.enum(questionTypes),
  Stem: text(1000, '题干不得超过1000个字'),
  Options: z
    .array(text(300, '选项不得超过300个字'))
    .check(z.maxLength(most.options, '每题最多10个选项')),
  Answer: z
    .array(z.number().check(z.int(), z.minimum(0), z.maximum(most.options - 1)))
    .check(z.maxLength(most.options)),
  Explanation: text(2000, '解析不得超过2000个字'),
})
export type DraftQuestion = z.output<typeof DraftQuestion>

/** Types of the bank's questions that a quiz may ask: one answer, marked without people. */
export const quizBankTypes = ['A1', 'A2', 'X', 'judge'] as const
export type QuizBankType = (typeof quizBankTypes)[number]

/** Questions of the bank: those that were chosen, or all that fit; each learner has so many of them. */
export const BankDraw = z.strictObject({
  Id: id,
  /** Chosen ones; empty for all that fit what follows. */
  Questions: z.array(id).check(z.maxLength(most.questions, '每组最多100道题')),
  Type: z.enum(quizBankTypes),
  /** A code of 知识类型 or of 系统与症状; empty for any. */
  Theme: text(64),
  /** 1-5; 0 for any. */
  Difficulty: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  Count: z.number().check(z.int(), z.minimum(1), z.maximum(most.questions)),
})
export type BankDraw = z.output<typeof BankDraw>

const textBody = z.strictObject({ Kind: z.literal('text'), Html: html })
const imageBody = z.strictObject({
  Kind: z.literal('image'),
  File: file,
  /** What it shows, in words, for whoever does not see it. */
  Alt: text(200, '图片说明不得超过200个字'),
  Width: z.number().check(z.int(), z.minimum(0), z.maximum(20_000)),
  Height: z.number().check(z.int(), z.minimum(0), z.maximum(20_000)),
  Html: html,
})
const videoBody = z.strictObject({
  Kind: z.literal('video'),
  File: file,
  Poster: file,
  Captions: file,
  Seconds: z.number().check(z.minimum(0), z.maximum(86_400)),
  NoSkip: z.boolean(),
  Html: html,
})
const documentBody = z.strictObject({
  Kind: z.literal('document'),
  File: file,
  Pages: z.number().check(z.int(), z.minimum(0), z.maximum(1000, '文档不得超过1000页')),
  Html: html,
})
const quizBody = z.strictObject({
  Kind: z.literal('quiz'),
  /** Percentage from which it is passed. */
  Pass: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
  /** How often a student may try it; drafts from before there was a limit have 5. */
  Tries: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(20)), 5),
  Questions: z.array(DraftQuestion).check(z.maxLength(most.questions, '每个测验最多100道题')),
  /** Asked after its own; drafts from before there was a bank have none. */
  Draws: z._default(z.array(BankDraw).check(z.maxLength(most.draws, '最多20组题库试题')), []),
})
const consultationBody = z.strictObject({
  Kind: z.literal('consultation'),
  Case: id,
  Mode: ConsultationMode,
  Temperament: z.enum(['cooperative', 'standard', 'guarded']),
  /** Minutes of real time; 0 for as long as the case says. */
  Limit: z.number().check(z.int(), z.minimum(0), z.maximum(180, '限时不得超过180分钟')),
})

const operationBody = z.strictObject({
  Kind: z.literal('operation'),
  Procedure: id,
  /** One of the procedure's patients; empty: drawn anew for each operation. */
  Patient: z.string().check(z.maxLength(60)),
  Mode: OperationMode,
})

const experimentBody = z.strictObject({
  Kind: z.literal('experiment'),
  Protocol: id,
  Mode: z._default(ExperimentMode, 'practice'),
})

/** What an item holds so far, by kind; a file, a case, a procedure or a protocol that is not chosen yet is `nobody`. */
export const DraftBody = z.discriminatedUnion('Kind', [
  textBody,
  imageBody,
  videoBody,
  documentBody,
  quizBody,
  consultationBody,
  operationBody,
  experimentBody,
])
export type DraftBody = z.output<typeof DraftBody>

/** Something to learn (学习内容) as its author has it so far. */
export const DraftItem = z.strictObject({
  Id: id,
  Title: heading('内容名称'),
  Minutes: z.number().check(z.int(), z.minimum(1), z.maximum(most.minutes)),
  Required: z.boolean(),
  Body: DraftBody,
})
export type DraftItem = z.output<typeof DraftItem>

/** A chapter (章) as its author has it so far. */
export const DraftChapter = z.strictObject({
  Id: id,
  Title: heading('章名'),
  Items: z.array(DraftItem).check(z.maxLength(most.items, '每章最多100项内容')),
})
export type DraftChapter = z.output<typeof DraftChapter>

/** What a course will teach, as far as it has come: right or wrong, but always within bounds. */
export const CourseContent = z.strictObject({
  Introduction: z
    .array(z.strictObject({ Title: heading('栏目名称'), Html: html }))
    .check(z.maxLength(most.sections, '课程介绍最多10个栏目')),
  ShowOutline: z.boolean(),
  ShowScoring: z.boolean(),
  ShowReviews: z.boolean(),
  /** Items open one after the other. */
  Sequential: z.boolean(),
  Chapters: z.array(DraftChapter).check(z.maxLength(most.chapters, '每门课程最多50章')),
})
export type CourseContent = z.output<typeof CourseContent>
