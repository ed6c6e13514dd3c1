import * as z from 'zod/mini'
import { call, signedIn } from '@xinglin/contract/call'
import { Choice as Word } from '@xinglin/contract/dictionaries'
import { Choice } from './list.ts'

/** The audiences (适用对象) that a course of this school may be meant for, in the school's order. */
export const getApplicableAllowType = call({
  path: '/api/Course/GetApplicableAllowType',
  keyless: true,
  who: signedIn,
  input: z.object({}),
  output: z.array(Choice),
})

/** The kinds of knowledge (知识类型) that the school offers as tags of courses, in its order. */
export const getKnowledgeAllowType = call({
  path: '/api/Course/GetKnowledgeAllowType',
  method: 'GET',
  keyless: true,
  who: signedIn,
  input: z.object({}),
  output: z.array(Word),
})

/** Of the audiences those that courses of a kind are meant for which the caller may see: what narrows a list of that kind. */
export const getShortApplicableListByCouseType = call({
  path: '/api/Course/GetShortApplicableListByCouseType',
  method: 'GET',
  keyless: true,
  who: signedIn,
  input: z.object({
    /** 0-3; −1 and the empty text for every kind. */
    courseType: z._default(z.enum(['', '-1', '0', '1', '2', '3']), ''),
  }),
  output: z.array(Choice),
})
