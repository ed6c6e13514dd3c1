import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  nobody,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'
import { lostPicture } from '@xinglin/contract/resources'
import { QuestionContent, questionTypes } from './content.ts'
import {
  missing,
  newer,
  notYours,
  QuestionForm,
  QuestionLine,
  questionMoves,
  questionStates,
  TagWord,
} from './shapes.ts'
import { ShownQuestion } from './shown.ts'

/** Something that keeps a question from being submitted: of which part (from 1; 0 for the whole), in Chinese. */
export const QuestionProblem = z.strictObject({ Part: z.number(), Text: z.string() })
export type QuestionProblem = z.output<typeof QuestionProblem>

const version = z._default(z.number().check(z.int(), z.minimum(0)), 0)
const either = z._default(z.nullable(id), nobody)

/** What a list of the bank is narrowed by. */
export const listQuestionsInput = {
  SearchKey: searchKey,
  Type: z._default(z.enum(['', ...questionTypes]), ''),
  State: z._default(z.enum(['all', ...questionStates]), 'all'),
  DepartmentId: either,
  Difficulty: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  /** A code of 知识类型 or of 系统与症状. */
  Tag: text(64),
  Mine: z._default(z.boolean(), false),
}

/**
 * The questions of the bank (题库), what was changed last first: to those who run the school all of them, to a teacher their
 * own and what was approved.
 */
export const listQuestions = call({
  path: '/api/QuestionBank/List',
  keyless: true,
  who: authors,
  input: z.object({ ...listQuestionsInput, PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(QuestionLine),
})

const choice = z.strictObject({ Id: z.string(), Name: z.string() })

/** What questions are filed under: the 学科 with their 科室, and the vocabularies of tags. */
export const getQuestionChoices = call({
  path: '/api/QuestionBank/Choices',
  keyless: true,
  who: authors,
  input: z.object({}),
  output: z.strictObject({
    Departments: z.array(
      z.strictObject({ Id: z.string(), Name: z.string(), Sections: z.array(choice) }),
    ),
    Knowledge: z.array(TagWord),
    Symptoms: z.array(
      z.strictObject({ Code: z.string(), Name: z.string(), Children: z.array(TagWord) }),
    ),
  }),
})

const VersionLine = z.strictObject({
  No: z.number(),
  ApprovedAt: z.string(),
  /** Empty for what came with the product. */
  ApproverName: z.string(),
  Note: z.string(),
})

/** What practising it has shown so far, of everybody's first answer to the present version. */
const Figures = z.strictObject({
  /** How many answered it. */
  Answers: z.number(),
  /** The share of the points that they had (P), 0-1; null while nobody answered. */
  Facility: z.nullable(z.number()),
  /** How often each option was chosen. */
  Options: z.array(
    z.strictObject({ QuestionId: z.string(), OptionId: z.string(), Count: z.number() }),
  ),
})

/** A question whole, for those who write and approve. */
export const QuestionDetail = z.strictObject({
  Line: QuestionLine,
  /** What is being written, or else what was approved. */
  Form: QuestionForm,
  DepartmentName: z.string(),
  SectionName: z.string(),
  Tags: z.array(TagWord),
  Problems: z.array(QuestionProblem),
  /** The explanation names options by letters: they keep the author's order. */
  KeepsOrder: z.boolean(),
  /** What the caller may do with it now. */
  Actions: z.array(z.enum(['edit', ...questionMoves])),
  Versions: z.array(VersionLine),
  /** Where its versions are used. */
  Uses: z.array(z.strictObject({ Name: z.string(), VersionNo: z.number(), At: z.string() })),
  /** Examinations that use it now, so that nobody may practise it. */
  HeldBy: z.array(z.string()),
  Figures,
  Version: z.number(),
})
export type QuestionDetail = z.output<typeof QuestionDetail>

/** One question with its versions, use and figures. */
export const getQuestion = call({
  path: '/api/QuestionBank/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: QuestionDetail,
  refusals: missing,
})

/** What a version said; it never changes. */
export const getQuestionVersion = call({
  path: '/api/QuestionBank/Version',
  keyless: true,
  who: authors,
  input: z.object({ Id: id, No: z.number().check(z.int(), z.minimum(1)) }),
  output: z.strictObject({ ...VersionLine.shape, Form: QuestionForm }),
  refusals: missing,
})

/** As much as a question with all its parts may weigh. */
const largestQuestion = 524_288

/** Writes a question under an id of the browser's, or changes one that was read as `Version`. */
export const saveQuestion = call({
  path: '/api/QuestionBank/Save',
  who: authors,
  bodyBytes: largestQuestion,
  input: z.object({ Id: id, Form: QuestionForm, Version: version }),
  output: QuestionDetail,
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    ...lostPicture,
    waiting: [-1, '该题正在审核，请先撤回再修改'],
    retired: [-1, '该题已停用，请先恢复使用再修改'],
    retyped: [-10008, '题型已定，不能更改；请另建一题'],
    department: [-10008, '请选择学科'],
    tag: [-10008, '所选标签不存在，请重新选择'],
    twice: [-10008, '选项或小题的标识重复，请刷新后重试'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Moves a question on in its flow. What is used is never deleted, only retired. */
export const moveQuestion = call({
  path: '/api/QuestionBank/Move',
  who: authors,
  input: z.object({
    Id: id,
    Action: z.enum(questionMoves),
    /** Why it is returned. */
    Reason: text(200, '理由不得超过200个字'),
    Version: version,
  }),
  output: z.strictObject({ Detail: z.nullable(QuestionDetail) }),
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    wrongState: [-1, '题目状态已改变，请刷新后重试'],
    reason: [-10008, '请填写退回理由'],
    faulty: [-1, '题目尚不完整，不能提交'],
    used: [-1, '该题已被使用，不能删除，可以停用'],
  },
})

/** Questions of the bank that say much the same as what is being written, the likest first; ten at most. */
export const findSimilarQuestions = call({
  path: '/api/QuestionBank/Similar',
  keyless: true,
  who: authors,
  bodyBytes: largestQuestion,
  input: z.object({ Id: either, Content: QuestionContent }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        Id: z.string(),
        Type: z.enum(questionTypes),
        Stem: z.string(),
        State: z.enum(questionStates),
        /** 0-100: how much of their wording is the same. */
        Likeness: z.number(),
      }),
    ),
  }),
})

/** What is being written as an examinee would see it, in the order of a seed; parts as far as `Reached`. */
export const previewQuestion = call({
  path: '/api/QuestionBank/Preview',
  keyless: true,
  who: authors,
  bodyBytes: largestQuestion,
  input: z.object({
    Content: QuestionContent,
    Seed: text(64),
    Reached: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(12)), 1),
  }),
  output: ShownQuestion,
})
