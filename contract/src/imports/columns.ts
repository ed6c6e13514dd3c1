import * as z from 'zod/mini'

/** How many rows one import may have, how many travel at once, and for how long it can be undone. */
export const importLimits = { rows: 20_000, atOnce: 500, undoMinutes: 60 } as const

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
  '专业',
  '年级',
  '班级',
  '身份证号',
] as const

/** A column of an import. */
export type ImportColumn = (typeof importColumns)[number]

/** Of an identity number only so many signs travel, for the first password; nothing of it is kept after the import. */
export const idNumberSigns = 6

/** How many columns of a sheet may be assigned. */
export const maxSheetColumns = 100

/** What a column of a sheet is, by its heading; empty where it is not imported. */
export const ColumnChoice = z.strictObject({
  Heading: z.string().check(z.maxLength(100)),
  Column: z.enum(['', ...importColumns]),
})
export type ColumnChoice = z.output<typeof ColumnChoice>
export const ColumnChoices = z.array(ColumnChoice).check(z.maxLength(maxSheetColumns))

/** What everybody is of whom the sheet does not say it; empty where a column says it. */
export const importRoles = ['', '学生', '教师'] as const

/** The columns that may be said once for everybody, where the sheet has no such column. */
export const columnsSaidOnce = ['院系', '专业', '年级'] as const

/** What is said once for everybody; empty where it is not. */
export const SaidOnce = z.strictObject({
  院系: z.string().check(z.maxLength(40)),
  专业: z.string().check(z.maxLength(40)),
  年级: z.string().check(z.maxLength(40)),
})
export type SaidOnce = z.output<typeof SaidOnce>
export const nothingSaidOnce: SaidOnce = { 院系: '', 专业: '', 年级: '' }

/** One row of a sheet as it was written, by column; `RowNo` is its number in the sheet. */
export const ImportRow = z.object({
  RowNo: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
  Cells: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(importColumns.length)),
  /** What was wrong with cells in the sheet itself (#N/A, a date where a number belongs): such a row is not imported. */
  Faults: z._default(
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(importColumns.length)),
    [],
  ),
})
