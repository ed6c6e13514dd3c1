import * as z from 'zod/mini'
import {
  authors,
  call,
  id,
  listOf,
  page,
  pageSize,
  searchKey,
  text,
  whole,
} from '@xinglin/contract/call'
import { questionTypes } from '@xinglin/contract/questions'
import {
  PaperCell,
  PaperDetail,
  PaperForm,
  PaperLine,
  paperMoves,
  PaperQuestion,
  paperStates,
} from './paper-shapes.ts'
import { edition, ExamSection, missing, newer, notYours, paperLimits, sensitive } from './shapes.ts'

/** As much as a paper with all its sections may weigh. */
const largestPaper = 262_144

/** Papers, what was changed last first: to those who run the school all, to a teacher their own and what is frozen. */
export const listPapers = call({
  path: '/api/ExamPaper/List',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(['all', ...paperStates]), 'all'),
    Mine: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(PaperLine),
})

/** One paper. */
export const getPaper = call({
  path: '/api/ExamPaper/Get',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: PaperDetail,
  refusals: missing,
})

/** Writes a paper under an id of the browser's, or changes one that was read as `Version`. */
export const savePaper = call({
  path: '/api/ExamPaper/Save',
  who: authors,
  bodyBytes: largestPaper,
  input: z.object({ Id: id, Form: PaperForm, Version: edition }),
  output: PaperDetail,
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    ...sensitive,
    retired: [-1, '试卷已停用，请先恢复使用再修改'],
    twice: [-10008, '同一道题不能出现两次'],
    question: [-10008, '所选题目不存在，或尚未通过审核'],
    station: [-10008, '所选病例、操作规程或实验方案不存在，或尚未通过审核'],
    many: [-10008, `一份试卷最多${paperLimits.total}题`],
  },
})

/** Moves a paper on: frozen, its questions and their versions never change again. */
export const movePaper = call({
  path: '/api/ExamPaper/Move',
  who: authors,
  input: z.object({
    Id: id,
    Action: z.enum(paperMoves),
    /** Of a copy, the browser's own. */
    NewId: id,
    Version: edition,
  }),
  output: z.strictObject({ Detail: z.nullable(PaperDetail) }),
  refusals: {
    ...missing,
    ...newer,
    ...notYours,
    wrongState: [-1, '试卷状态已改变，请刷新后重试'],
    faulty: [-1, '试卷尚不完整，不能定稿'],
    used: [-1, '试卷定稿过，不能删除，可以停用'],
  },
})

/** Questions of the bank that may be chosen: approved ones, those that a paper has already left out by the caller. */
export const findPaperQuestions = call({
  path: '/api/ExamPaper/FindQuestions',
  keyless: true,
  who: authors,
  input: z.object({
    SearchKey: searchKey,
    Type: z._default(z.enum(['', ...questionTypes]), ''),
    Theme: text(64),
    Difficulty: z._default(whole(0, 5, '难度须为1至5'), 0),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(PaperQuestion),
})

/** Fills cells from the bank, without what is named: the questions of each, and how many it lacks. */
export const fillBlueprint = call({
  path: '/api/ExamPaper/Fill',
  keyless: true,
  who: authors,
  bodyBytes: largestPaper,
  input: z.object({
    Cells: z.array(PaperCell).check(z.minLength(1), z.maxLength(paperLimits.cells)),
    Without: z.array(id).check(z.maxLength(paperLimits.total)),
    /** Another seed, another choice. */
    Seed: text(64),
  }),
  output: z.strictObject({
    Cells: z.array(
      z.strictObject({
        CellId: z.string(),
        Questions: z.array(PaperQuestion),
        Lacking: z.number(),
        /** How many questions of the bank would fit, those of other cells included. */
        Fitting: z.number(),
      }),
    ),
  }),
})

/** A paper as an examinee of a number would see it: the draft (`No` 0) or a frozen version; everything in sight at once. */
export const previewPaper = call({
  path: '/api/ExamPaper/Preview',
  keyless: true,
  who: authors,
  input: z.object({
    Id: id,
    No: z._default(whole(0, 10_000, '版本不存在'), 0),
    /** Whose paper: any text, as 考生1. */
    Examinee: text(64),
  }),
  output: z.strictObject({
    Name: z.string(),
    Note: z.string(),
    Sections: z.array(ExamSection),
    Points: z.number(),
  }),
  refusals: missing,
})
