import * as z from 'zod/mini'
import { call, day, id, managers } from '@xinglin/contract/call'
import { members } from '@xinglin/contract/identity'
import { missing, newer, version } from './shapes.ts'

/** What the terms (学期) of a school year are called, by their number. */
export const semesterNames: Readonly<Record<number, string>> = {
  1: '第一学期',
  2: '第二学期',
  3: '小学期',
}

/** A term of the school; days are YYYY-MM-DD in the school's time zone, both of them belong to it. */
export const Term = z.strictObject({
  Id: z.string(),
  /** 2026-2027学年第一学期. */
  Name: z.string(),
  /** The year in which the school year (学年) begins. */
  Year: z.number(),
  Semester: z.number(),
  StartDay: z.string(),
  EndDay: z.string(),
  /** The term that today belongs to; between terms the next one, after all of them the last. */
  IsCurrent: z.boolean(),
  /** How many 教学班 stand in it. */
  ClassCount: z.number(),
  Version: z.number(),
})
export type Term = z.output<typeof Term>

/** The terms of the school, the newest first; there are few, so all of them. */
export const listTerms = call({
  path: '/api/Term/List',
  keyless: true,
  who: members,
  input: z.object({}),
  output: z.strictObject({ List: z.array(Term) }),
})

const chosenDay = day.check(z.refine((value) => value !== '', '请选择学期的起止日期'))

/** Writes a term, or changes one that was read as `Version`. */
export const saveTerm = call({
  path: '/api/Term/Save',
  who: managers,
  input: z.object({
    Id: id,
    Year: z
      .number()
      .check(
        z.int(),
        z.minimum(2000, '学年须在2000至2100之间'),
        z.maximum(2100, '学年须在2000至2100之间'),
      ),
    Semester: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    StartDay: chosenDay,
    EndDay: chosenDay,
    Version: version,
  }),
  output: Term,
  refusals: {
    ...missing,
    ...newer,
    order: [-10008, '学期的结束日期不得早于开始日期'],
    long: [-10008, '一个学期不得超过一年'],
    taken: [-10008, '该学年的这个学期已存在'],
    overlaps: [-10008, '学期的日期不能与其他学期重叠'],
  },
})

/** Takes away a term in which no class stands. */
export const deleteTerm = call({
  path: '/api/Term/Delete',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals: { ...missing, used: [-1, '该学期已有教学班，不能删除'] },
})
