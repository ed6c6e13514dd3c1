import * as z from 'zod/mini'
import { call, id, managers, page } from '@xinglin/contract/call'
import { importLimits } from './columns.ts'

/** What first passwords are made of; each must be changed at the first sign-in. */
export const passwordRules = ['same', 'number', 'idNumber', 'random'] as const

const refusals = {
  missing: [-404, '数据不存在'],
  done: [-1, '该导入已完成，请重新上传'],
  nothing: [-1, '没有可导入的行'],
  password: [-10008, '密码不符合要求'],
} as const

/**
 * Lets an import begin: its good rows are written in parts afterwards, each person whole or not at all, and wrong ones stay
 * with their reasons. First passwords are hashed when all are there. Answers how many rows wait.
 */
export const confirmImport = call({
  path: '/api/UserManage/ConfirmImport',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({
    ImportId: id,
    Rule: z._default(z.enum(passwordRules), 'same'),
    /** Everybody's password, or what stands before the number. */
    PassWord: z._default(z.string().check(z.maxLength(256)), ''),
  }),
  output: z.strictObject({ Waiting: z.number() }),
  refusals,
})

/** Lets an import be taken back within an hour, in parts: every row that nobody has touched since. Answers how many are looked at. */
export const undoImport = call({
  path: '/api/UserManage/UndoImport',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({ ImportId: id }),
  output: z.strictObject({ Waiting: z.number() }),
  refusals: {
    missing: [-404, '数据不存在'],
    late: [-1, '导入已超过一小时，不能撤销'],
    notDone: [-1, '该导入没有完成或已撤销'],
  },
})

/** The first passwords of an import that drew them, to be printed; for a day, and only of those who have not changed theirs. */
export const listInitialPasswords = call({
  path: '/api/UserManage/ListInitialPasswords',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({
    ImportId: id,
    PageIndex: page,
    PageSize: z._default(
      z.number().check(z.int(), z.minimum(1), z.maximum(importLimits.atOnce)),
      importLimits.atOnce,
    ),
  }),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        RealName: z.string(),
        Number: z.string(),
        AccountName: z.string(),
        /** The 院系 and class as the sheet says them. */
        Place: z.string(),
        Password: z.string(),
      }),
    ),
    Count: z.number(),
  }),
  refusals: { missing: [-404, '数据不存在'] },
})
