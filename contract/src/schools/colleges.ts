import * as z from 'zod/mini'
import { call, id, managers, named } from '@xinglin/contract/call'

/** A 院系: to which people and 行政班 belong, whatever subjects they teach or learn. */
export const College = z.strictObject({
  Id: z.string(),
  Name: z.string(),
  /** How much hangs on it: it cannot be deleted while anything does. */
  PersonCount: z.number(),
  ClassCount: z.number(),
})
export type College = z.output<typeof College>

/** The 院系 of the school by name. */
export const listColleges = call({
  path: '/api/SynopsisSchool/ListColleges',
  keyless: true,
  who: managers,
  posts: ['secretary', 'collegeHead'],
  input: z.object({}),
  output: z.array(College),
})

const refusals = {
  missing: [-404, '数据不存在'],
  taken: [-10008, '已有同名院系'],
  used: [-1, '该院系还有人员或行政班，不能删除'],
} as const

/** Makes a 院系 (empty `Id`), or renames one. */
export const saveCollege = call({
  path: '/api/SynopsisSchool/SaveCollege',
  who: managers,
  input: z.object({ Id: id, Name: named(40, '院系名称') }),
  output: z.strictObject({ Id: z.string() }),
  refusals,
})

/** Deletes a 院系 to which nobody and nothing belongs. */
export const deleteCollege = call({
  path: '/api/SynopsisSchool/DeleteCollege',
  who: managers,
  input: z.object({ Id: id }),
  output: z.strictObject({}),
  refusals,
})
