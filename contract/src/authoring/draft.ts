import * as z from 'zod/mini'
import { authors, call, id, page, pageSize, searchKey } from '@xinglin/contract/call'
import { ManagedCourse } from '@xinglin/contract/courses'
import { ItemContent, QuizResult } from '@xinglin/contract/learning'
import { CourseContent } from './content.ts'

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** Something that keeps a draft from being submitted: where, in Chinese. `nobody` where it is of no one chapter or item. */
export const Problem = z.strictObject({
  ChapterId: z.string(),
  ItemId: z.string(),
  /** The page of the editor that mends it. */
  Part: z.enum(['introduction', 'content']),
  /** What it is about, as its author knows it: 第1章第2项, 课前测验; empty for the course as a whole. */
  Where: z.string(),
  Text: z.string(),
})
export type Problem = z.output<typeof Problem>

/** An approved case that the caller may have students consult. */
export const CaseChoice = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Department: z.string(),
  /** 1-5. */
  Difficulty: z.number(),
  /** Empty for one that came with the product. */
  AuthorName: z.string(),
  /** The version that students meet. */
  VersionNo: z.number(),
  /** Minutes of real time that the case itself allows. */
  LimitMinutes: z.number(),
})
export type CaseChoice = z.output<typeof CaseChoice>

/** A procedure that a course may have students do, with its patients as teachers know them. */
export const ProcedureChoice = z.strictObject({
  Id: id,
  Title: z.string(),
  Patients: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
})
export type ProcedureChoice = z.output<typeof ProcedureChoice>

/** A protocol of an experiment that a course may hold. */
export const ProtocolChoice = z.strictObject({ Id: id, Title: z.string() })
export type ProtocolChoice = z.output<typeof ProtocolChoice>

/** A question of the bank that a quiz names. */
export const BankChoice = z.strictObject({
  Id: z.string(),
  Type: z.string(),
  Stem: z.string(),
  /** False for what was retired since it was chosen. */
  IsUsable: z.boolean(),
})
export type BankChoice = z.output<typeof BankChoice>

/** The draft of a course: what it says, by which mark, who saved it last. */
const Draft = z.strictObject({
  Course: ManagedCourse,
  Content: CourseContent,
  /** Marks what was read; sent back with what is saved. */
  Version: z.string(),
  EditorName: z.string(),
  EditedAt: z.string(),
})

/** The draft of a course as somebody else saved it meanwhile: the `Data` of a refused save. */
export type NewerDraft = z.output<typeof Draft>

/** The draft of a course for its author and those who run the school; what was approved where nothing is being revised. */
export const getDraft = call({
  path: '/api/CourseCreating/Get',
  keyless: true,
  who: authors,
  input: z.object({ CourseId: id }),
  output: z.extend(Draft, {
    /** Whether the caller may change it as it stands. */
    Editable: z.boolean(),
    Problems: z.array(Problem),
    /** Addresses of the files that it names, by id; they hold for some minutes. */
    Files: z.record(z.string(), z.string()),
    /** The cases that it names. */
    Cases: z.array(CaseChoice),
    /** The questions of the bank that it names. */
    BankQuestions: z.array(BankChoice),
    /** The procedures of operations that the school has. */
    Procedures: z.array(ProcedureChoice),
    /** The protocols of experiments that the school has. */
    Protocols: z.array(ProtocolChoice),
  }),
  refusals: missing,
})

/** The approved cases that the caller may put into a course: their own and those that others share; all of them for those who run the school. */
export const findCases = call({
  path: '/api/CourseCreating/Cases',
  keyless: true,
  who: authors,
  input: z.object({ SearchKey: searchKey, PageIndex: page, PageSize: pageSize(10) }),
  output: z.strictObject({ List: z.array(CaseChoice), Count: z.number() }),
})

/** An item of a draft as a student will see it, as it was last saved; with `Answers` a quiz is marked too. Nothing of it is kept. */
export const previewItem = call({
  path: '/api/CourseCreating/PreviewItem',
  keyless: true,
  who: authors,
  input: z.object({
    CourseId: id,
    ItemId: id,
    Answers: z._default(
      z.nullable(z.record(z.string(), z.array(z.number()).check(z.maxLength(10)))),
      null,
    ),
  }),
  output: z.strictObject({
    Title: z.string(),
    Content: ItemContent,
    Result: z.nullable(QuizResult),
  }),
  refusals: { ...missing, unready: [-1, '内容还没有填写完整，暂时不能预览'] },
})
