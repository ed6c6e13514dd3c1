import * as z from 'zod/mini'
import { authors, call, id, listOf, nobody, page, pageSize, text } from '@xinglin/contract/call'
import { fileBytes } from '@xinglin/contract/resources'
import { listQuestionsInput } from './bank.ts'
import { QuestionContent, questionTypes } from './content.ts'
import { missing } from './shapes.ts'

/** A file of questions has at most so many bytes, and so many questions. */
export const largestQuestionFile = 16_777_216
export const maxQuestionsInFile = 10_000

/** What a file of questions may be: a sheet, a Word paper, GIFT, Moodle XML, QTI. */
export const questionFileFormats = ['sheet', 'word', 'gift', 'moodle', 'qti'] as const
export type QuestionFileFormat = (typeof questionFileFormats)[number]

/** What each format is called. */
export const questionFileNames: Readonly<Record<QuestionFileFormat, string>> = {
  sheet: 'Excel 表格',
  word: 'Word 试卷',
  gift: 'GIFT',
  moodle: 'Moodle XML',
  qti: 'QTI',
}

/**
 * What is thought of a question of a file: it comes in (`new`); the bank has it already (`same`); the bank has one that says
 * nearly the same (`alike`); it cannot come in (`refused`).
 */
export const importVerdicts = ['new', 'alike', 'same', 'refused'] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/** What each verdict is called. */
export const importVerdictNames: Readonly<Record<ImportVerdict, string>> = {
  new: '可以导入',
  alike: '与题库相似',
  same: '题库已有',
  refused: '不能导入',
}

/** A file that was read, and how far its questions have come in. */
export const QuestionImport = z.strictObject({
  Id: z.string(),
  FileName: z.string(),
  Format: z.enum(questionFileFormats),
  ReadAt: z.string(),
  /** How many questions have each verdict. */
  Counts: z.strictObject({
    new: z.number(),
    alike: z.number(),
    same: z.number(),
    refused: z.number(),
  }),
  /** How many of them are in the bank now, as drafts. */
  Taken: z.number(),
  /** What was not taken of the file as a whole. */
  Notes: z.array(z.string()),
})
export type QuestionImport = z.output<typeof QuestionImport>

/** How the names of files end that may hold questions. */
export const questionFileEndings = ['.xlsx', '.docx', '.txt', '.gift', '.xml', '.zip'] as const

const tooMany = { tooMany: [-1, '还没有导入的文件过多，请先导入或等待清理'] } as const

/** Reads a file of questions; nothing comes into the bank before it is confirmed. The same file under the same id is read once. */
export const readQuestionFile = call({
  path: '/api/QuestionExchange/Read',
  who: authors,
  keyless: true,
  fileBody: true,
  makesPictures: true,
  bodyBytes: largestQuestionFile,
  perMinute: 20,
  input: z.object({ Id: id, FileName: text(120, '文件名不得超过120个字'), Bytes: fileBytes }),
  output: QuestionImport,
  refusals: {
    ...missing,
    ...tooMany,
    large: [-10008, '文件不得超过16 MB'],
    ending: [-10008, '请选择 .xlsx、.docx、.txt、.gift、.xml 或 .zip 文件'],
    /** The message says what is wrong. */
    unreadable: [-10008, '无法读取该文件'],
  },
})

/** The caller's files of the last days, the newest first. */
export const listQuestionImports = call({
  path: '/api/QuestionExchange/Imports',
  who: authors,
  keyless: true,
  input: z.object({}),
  output: z.strictObject({ List: z.array(QuestionImport) }),
})

/** One of the caller's files. */
export const getQuestionImport = call({
  path: '/api/QuestionExchange/Import',
  who: authors,
  keyless: true,
  input: z.object({ Id: id }),
  output: QuestionImport,
  refusals: missing,
})

/** A question of a file. */
export const ImportedLine = z.strictObject({
  No: z.number(),
  /** Where it stands in the file. */
  Place: z.string(),
  Verdict: z.enum(importVerdicts),
  Type: z.nullable(z.enum(questionTypes)),
  Stem: z.string(),
  /** Why it does not come in. */
  Faults: z.array(z.string()),
  /** What was repaired, and what of it the bank has no place for. */
  Notes: z.array(z.string()),
  /** What of the bank says the same. */
  LikeId: z.nullable(z.string()),
  /** The draft that was made of it. */
  QuestionId: z.nullable(z.string()),
})
export type ImportedLine = z.output<typeof ImportedLine>

/** The questions of a file, in their order. */
export const listImportedQuestions = call({
  path: '/api/QuestionExchange/Lines',
  who: authors,
  keyless: true,
  input: z.object({
    Id: id,
    Verdict: z._default(z.enum(['all', ...importVerdicts, 'noted']), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ImportedLine),
  refusals: missing,
})

/** What a question of a file says. */
export const getImportedQuestion = call({
  path: '/api/QuestionExchange/Line',
  who: authors,
  keyless: true,
  input: z.object({ Id: id, No: z.number().check(z.int(), z.minimum(1)) }),
  output: z.strictObject({ Line: ImportedLine, Content: z.nullable(QuestionContent) }),
  refusals: missing,
})

/** So many questions come in with one call. */
export const takenAtOnce = 200

/**
 * Brings questions of a file into the bank as drafts, so many at once: until nothing is left it is called again. What a file
 * says of its questions goes before what is said here of all of them.
 */
export const takeQuestionImport = call({
  path: '/api/QuestionExchange/Take',
  who: authors,
  keyless: true,
  input: z.object({
    Id: id,
    DepartmentId: id,
    SectionId: z._default(z.nullable(id), nobody),
    Difficulty: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
    Practice: z.boolean(),
    Source: text(300, '出处不得超过300个字'),
    /** Those that the bank has nearly the same of come in as well. */
    Alike: z._default(z.boolean(), false),
  }),
  output: z.strictObject({
    Import: QuestionImport,
    /** How many of those that are wanted are still to come. */
    Left: z.number(),
  }),
  refusals: {
    ...missing,
    department: [-10008, '请选择学科'],
    nothing: [-1, '没有可以导入的题目'],
  },
})

/** What questions are written as: a sheet, a Word paper, Moodle XML, QTI 2.1, QTI 3.0. */
export const exportFormats = ['sheet', 'word', 'moodle', 'qti21', 'qti30'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What each is called. */
export const exportFormatNames: Readonly<Record<ExportFormat, string>> = {
  sheet: 'Excel 表格',
  word: 'Word 试卷',
  moodle: 'Moodle XML',
  qti21: 'QTI 2.1',
  qti30: 'QTI 3.0',
}

/** So many questions are written into one file. */
export const maxExported = 500

/** A text of an answer has room for so much less than a file, and a whole answer for about so many bytes of one. */
export const pieceOfFile = 120_000
export const largestExport = 560_000

/** A file in Base64, in pieces that are put together before they are read. */
const file = { FileName: z.string(), Bytes: z.array(z.string().check(z.maxLength(pieceOfFile))) }

/** The questions of a list of the bank as a file: those that were chosen, or all that the list is narrowed to. */
export const exportQuestions = call({
  path: '/api/QuestionExchange/Export',
  who: authors,
  keyless: true,
  perMinute: 30,
  input: z.object({
    ...listQuestionsInput,
    /** None for all of the list. */
    Ids: z._default(z.array(id).check(z.maxLength(maxExported)), []),
    Format: z.enum(exportFormats),
    /** Of a Word paper: with answers and explanations, or with a sheet to answer on. */
    WithAnswers: z._default(z.boolean(), true),
  }),
  output: z.strictObject({
    ...file,
    Count: z.number(),
    /** What the format has no place for, and of how many questions. */
    NotCarried: z.array(z.string()),
  }),
  refusals: {
    nothing: [-1, '没有可以导出的题目'],
    onlyCurves: [-1, '所选题目都是要读曲线的计算题，不能写成文件'],
    many: [-1, `一次最多导出${maxExported}题，请缩小范围`],
    large: [-1, '文件太大，请缩小范围，分几次导出'],
  },
})

/** An empty sheet to fill in: headings, lists to choose from, how it is filled in. */
export const getQuestionTemplate = call({
  path: '/api/QuestionExchange/Template',
  who: authors,
  keyless: true,
  perMinute: 30,
  input: z.object({}),
  output: z.strictObject(file),
})
