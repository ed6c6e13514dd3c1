import * as z from 'zod/mini'
import { call, people, signedIn, text } from '@xinglin/contract/call'
import { Choice, ChoiceTree } from './choices.ts'

/** The enabled entries of a dictionary, in order; empty for a type that there is not. */
export const getDicDropDownList = call({
  path: '/api/Dictionary/GetDicDropDownList',
  method: 'GET',
  keyless: true,
  who: signedIn,
  input: z.object({ type: text(20) }),
  output: z.array(z.strictObject({ Id: z.string(), Code: z.string(), Name: z.string() })),
})

/** Provinces with their prefectures (省、市), by the codes of GB/T 2260: for 籍贯 and addresses. */
export const getAreaList = call({
  path: '/api/AreaInfo/GetAreaList',
  method: 'GET',
  keyless: true,
  who: people,
  input: z.object({}),
  output: ChoiceTree,
})

/**
 * Areas as one flat list. Without `level` the contest areas (赛区) of the school, by which contests are filtered;
 * `level` 1 the provinces, 2 the prefectures, each with the province it belongs to.
 */
export const getAreaDropDownList = call({
  path: '/api/AreaInfo/GetAreaDropDownList',
  method: 'GET',
  keyless: true,
  who: people,
  input: z.object({ level: z._default(z.enum(['0', '1', '2', '']), '0') }),
  output: z.array(z.strictObject({ ...Choice.shape, ParentId: z.string() })),
})
