import * as z from 'zod/mini'
import { call, id, listOf, page, pageSize } from '@xinglin/contract/call'
import { questionTypes } from './content.ts'
import { held, PracticeResult, practising } from './practice.ts'
import { missing } from './shapes.ts'
import { ShownQuestion } from './shown.ts'

/** An item of one's wrong-item book (错题本). */
export const WrongItem = z.strictObject({
  /** The question, or the part of one. */
  QuestionId: z.string(),
  Type: z.enum(questionTypes),
  /** Empty while an examination uses it. */
  Stem: z.string(),
  IsHeld: z.boolean(),
  DepartmentName: z.string(),
  Wrongs: z.number(),
  /** Right answers since the last wrong one. */
  Rights: z.number(),
  WrongAt: z.string(),
  /** The day from which it is to be asked again. */
  DueDay: z.string(),
  IsDue: z.boolean(),
  IsMastered: z.boolean(),
})
export type WrongItem = z.output<typeof WrongItem>

/** One's wrong-item book, what is due first: what is in it, or what has left it. */
export const listWrongItems = call({
  path: '/api/WrongItem/List',
  keyless: true,
  ...practising,
  input: z.object({
    Mastered: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(WrongItem),
})

/** An item of the book with one's last answer and the right one. */
export const getWrongItem = call({
  path: '/api/WrongItem/Get',
  keyless: true,
  ...practising,
  input: z.object({ QuestionId: id }),
  output: z.strictObject({ Question: ShownQuestion, Result: PracticeResult }),
  refusals: { ...missing, ...held },
})
