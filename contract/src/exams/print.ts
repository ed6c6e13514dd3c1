import * as z from 'zod/mini'
import { authors, call, id, whole } from '@xinglin/contract/call'
import { ExamSection, missing } from './shapes.ts'

/** The forms (卷型) of a paper on paper: the same questions, their order and that of their options by the form. */
export const paperForms = ['A', 'B', 'C', 'D'] as const
export type PrintedForm = (typeof paperForms)[number]

/** What makes the answer to a question or part right, for whoever marks. */
export const PrintedKey = z.strictObject({
  QuestionId: z.string(),
  /** The options that are right; letters come from their order on this form. */
  Options: z.array(z.string()),
  Blanks: z.array(z.string()),
  Reference: z.string(),
  Rubric: z.array(z.strictObject({ Text: z.string(), Points: z.number() })),
  Explanation: z.string(),
})
export type PrintedKey = z.output<typeof PrintedKey>

/** A form of a frozen paper as it is printed, with its keys for those who may write the paper and ask for them. */
export const printPaper = call({
  path: '/api/ExamPaper/Print',
  keyless: true,
  who: authors,
  input: z.object({
    Id: id,
    No: whole(1, 10_000, '版本不存在'),
    Form: z.enum(paperForms),
    WithKeys: z._default(z.boolean(), false),
  }),
  output: z.strictObject({
    Name: z.string(),
    Note: z.string(),
    No: z.number(),
    Form: z.enum(paperForms),
    Sections: z.array(ExamSection),
    Points: z.number(),
    /** Those of each question and part; null where they were not asked for. */
    Keys: z.nullable(z.array(PrintedKey)),
    /** The caller may have the keys. */
    MayHaveKeys: z.boolean(),
  }),
  refusals: { ...missing, keys: [-10002, '只有试卷的作者和学校管理员可以打印答案'] },
})
