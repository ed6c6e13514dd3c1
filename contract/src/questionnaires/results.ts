import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing, QuestionnaireAnswer, QuestionnaireItem } from './shapes.ts'

/** So many answers at least stand behind a figure of an anonymous questionnaire. */
export const minAnonymousAnswers = 5

/** Why nothing is shown of the results: an anonymous one runs still, or too few answered. */
export const withheldReasons = ['running', 'few'] as const

const ItemResult = z.strictObject({
  Item: QuestionnaireItem,
  /** Of how many people it was asked, and how many answered. */
  Asked: z.number(),
  Answered: z.number(),
  /** How often each option, or each value of a scale, was chosen; of a rank the mean place in `Mean`. */
  Counts: z.array(
    z.strictObject({
      Id: z.string(),
      Text: z.string(),
      Count: z.number(),
      Mean: z.nullable(z.number()),
    }),
  ),
  /** Of a matrix the same for each row. */
  Rows: z.array(z.strictObject({ Id: z.string(), Text: z.string(), Counts: z.array(z.number()) })),
  /** Of numbers and scales. */
  Mean: z.nullable(z.number()),
  Median: z.nullable(z.number()),
  /** What was written, in no order that tells of its writer. */
  Texts: z.array(z.string()),
})
export type QuestionnaireItemResult = z.output<typeof ItemResult>

/** What came of a questionnaire, question by question. */
export const getQuestionnaireResults = call({
  path: '/api/Questionnaire/Stat',
  keyless: true,
  who: authors,
  input: z.object({ Id: id }),
  output: z.strictObject({
    Responses: z.number(),
    Asked: z.number(),
    Withheld: z.nullable(z.enum(withheldReasons)),
    Items: z.array(ItemResult),
  }),
  refusals: missing,
})

/** Two choices against each other; of an anonymous one cells of one to four are left out (null). */
export const crossQuestionnaire = call({
  path: '/api/Questionnaire/Cross',
  keyless: true,
  who: authors,
  input: z.object({ Id: id, RowId: id, ColumnId: id }),
  output: z.strictObject({
    Rows: z.array(z.string()),
    Columns: z.array(z.string()),
    Cells: z.array(z.array(z.nullable(z.number()))),
  }),
  refusals: {
    ...missing,
    choice: [-10008, '请选择两道不同的单选、多选或量表题'],
    withheld: [-1, '暂不能查看结果'],
  },
})

/** Every answer, for a spreadsheet: of an anonymous one without names and times, in no order. */
export const exportQuestionnaire = call({
  path: '/api/Questionnaire/Export',
  keyless: true,
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id }),
  output: z.strictObject({
    Title: z.string(),
    Anonymous: z.boolean(),
    Items: z.array(QuestionnaireItem),
    Responses: z.array(
      z.strictObject({
        Number: z.string(),
        Name: z.string(),
        At: z.string(),
        Answers: z.array(QuestionnaireAnswer),
      }),
    ),
  }),
  refusals: { ...missing, withheld: [-1, '暂不能查看结果'] },
})
