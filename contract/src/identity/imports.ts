import * as z from 'zod/mini'
import { call, id, managers, named, page, pageSize } from '@xinglin/contract/call'
import { passwordFault } from './password.ts'

/** How many rows one import may have, and how many travel at once. */
export const importLimits = { rows: 20_000, atOnce: 500 } as const

/** The columns of the template, in order. */
export const importColumns = [
  '姓名',
  '学号/工号',
  '角色',
  '登录名',
  '性别',
  '手机',
  '邮箱',
  '院系',
  '职称',
] as const

/** One row of a sheet as it was written, by column; `RowNo` is its number in the sheet. */
const ImportRow = z.object({
  RowNo: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  Cells: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(importColumns.length)),
  /** What was wrong with cells in the sheet itself (#N/A, a date where a number belongs): such a row is not imported. */
  Faults: z._default(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(importColumns.length)),
    [],
  ),
})

const refusals = {
  missing: [-404, '数据不存在'],
  done: [-1, '该导入已完成，请重新上传'],
  tooMany: [-10008, '一次最多导入20000行'],
  nothing: [-1, '没有可导入的行'],
  twice: [-10008, '同一行重复提交'],
} as const

/** How many columns of a sheet may be assigned. */
export const mostSheetColumns = 100

/** What a column of a sheet is, by its heading; empty where it is not imported. */
const ColumnChoice = z.strictObject({
  Heading: z.string().check(z.maxLength(100)),
  Column: z.enum(['', ...importColumns]),
})
export type ColumnChoice = z.output<typeof ColumnChoice>
const ColumnChoices = z.array(ColumnChoice).check(z.maxLength(mostSheetColumns))

/** What everybody is of whom the sheet does not say it; empty where a column says it. */
export const importRoles = ['', '学生', '教师'] as const

/** Begins an import of people from a sheet that the browser has read, with how its columns were understood: the school's next sheet is understood alike. */
export const startImport = call({
  path: '/api/UserManage/StartImport',
  who: managers,
  input: z.object({
    FileName: named(200, '文件名'),
    Columns: z._default(ColumnChoices, []),
    Role: z._default(z.enum(importRoles), ''),
  }),
  output: z.strictObject({ ImportId: z.string() }),
})

/** How the columns of the school's last sheets were understood, each heading once, the newest first. */
export const getImportColumns = call({
  path: '/api/UserManage/GetImportColumns',
  keyless: true,
  who: managers,
  input: z.object({}),
  output: z.strictObject({ Columns: z.array(ColumnChoice) }),
})

/** Adds rows, each checked at once; the same rows again replace themselves. */
export const addImportRows = call({
  path: '/api/UserManage/AddImportRows',
  who: managers,
  perMinute: 120,
  input: z.object({
    ImportId: id,
    Rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(importLimits.atOnce)),
  }),
  output: z.strictObject({ Received: z.number() }),
  refusals,
})

/** An import with a page of its rows: all, or those that cannot be imported, with every reason. */
export const getImport = call({
  path: '/api/UserManage/GetImport',
  keyless: true,
  who: managers,
  input: z.object({
    ImportId: id,
    OnlyWrong: z._default(z.boolean(), false),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ImportId: z.string(),
    FileName: z.string(),
    State: z.enum(['open', 'done']),
    /** How the columns of its sheet were understood. */
    Columns: ColumnChoices,
    Role: z.enum(importRoles),
    Total: z.number(),
    /** Rows that can be imported, or were. */
    Good: z.number(),
    /** Rows of people whom the school knows already; nothing about them is changed. */
    Known: z.number(),
    Wrong: z.number(),
    Count: z.number(),
    List: z.array(
      z.strictObject({
        RowNo: z.number(),
        Cells: z.array(z.string()),
        /** Why the row cannot be imported, every reason in words; empty when it can. */
        Faults: z.array(z.string()),
        /** The only reason is that the school knows this person already. */
        Known: z.boolean(),
      }),
    ),
  }),
  refusals,
})

/** Imports the good rows, all or none; wrong ones stay with their reasons. Everybody's first password is the one given. */
export const confirmImport = call({
  path: '/api/UserManage/ConfirmImport',
  keyless: true,
  who: managers,
  input: z.object({
    ImportId: id,
    PassWord: z.string().check(
      z.maxLength(256),
      z.refine((word) => passwordFault(word, []) === undefined, {
        error: (issue) => passwordFault(String(issue.input), []) ?? '密码不符合要求',
      }),
    ),
  }),
  output: z.strictObject({ Imported: z.number(), Wrong: z.number() }),
  refusals,
})
