import * as z from 'zod/mini'
import { call, id, managers, named, page, pageSize } from '@xinglin/contract/call'
import {
  ColumnChoice,
  ColumnChoices,
  importColumns,
  importLimits,
  ImportRow,
  importRoles,
  nothingSaidOnce,
  SaidOnce,
} from './columns.ts'
import { NewPlace } from './places.ts'

const refusals = {
  missing: [-404, '数据不存在'],
  done: [-1, '该导入已完成，请重新上传'],
  tooMany: [-10008, '一次最多导入20000行'],
  twice: [-10008, '同一行重复提交'],
} as const

/** Begins an import of people from a sheet that the browser has read, with how its columns were understood: the school's next sheet is understood alike. */
export const startImport = call({
  path: '/api/UserManage/StartImport',
  who: managers,
  posts: ['secretary'],
  input: z.object({
    FileName: named(200, '文件名'),
    Columns: z._default(ColumnChoices, []),
    Role: z._default(z.enum(importRoles), ''),
    SaidOnce: z._default(SaidOnce, nothingSaidOnce),
  }),
  output: z.strictObject({ ImportId: z.string() }),
})

/** How the columns of the school's last sheets were understood, each heading once, the newest first. */
export const getImportColumns = call({
  path: '/api/UserManage/GetImportColumns',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({}),
  output: z.strictObject({ Columns: z.array(ColumnChoice) }),
})

/** Adds rows, each judged at once; the same rows again replace themselves. */
export const addImportRows = call({
  path: '/api/UserManage/AddImportRows',
  who: managers,
  posts: ['secretary'],
  perMinute: 120,
  input: z.object({
    ImportId: id,
    Rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(importLimits.atOnce)),
  }),
  output: z.strictObject({ Received: z.number() }),
  refusals,
})

/** What a row would do, or why it does nothing. */
export const verdicts = [
  /** Somebody whom the school does not know yet. */
  'new',
  /** Says something else of somebody than the last sheet did. */
  'changed',
  /** Nothing that the school does not know. */
  'same',
  /** Says something else than was changed by hand, which stays unless the sheet is taken. */
  'clash',
  'wrong',
] as const

/** What became of a row; empty before it is imported. */
export const outcomes = ['', 'created', 'changed', 'same', 'undone', 'left'] as const

/** What a row says of somebody that the school knows otherwise. */
export const ImportChange = z.strictObject({
  Column: z.string(),
  From: z.string(),
  To: z.string(),
  /** The school knows it from elsewhere (changed by hand, or never from a sheet), and it stays as it is. */
  Kept: z.boolean(),
})
export type ImportChange = z.output<typeof ImportChange>

const ShownRow = z.strictObject({
  RowNo: z.number(),
  Cells: z.array(z.string()),
  /** Why the row cannot be imported, every reason in words; of a row that was not undone, why. */
  Faults: z.array(z.string()),
  Verdict: z.enum(verdicts),
  Changes: z.array(ImportChange),
  /** The sheet is taken where it clashes with what was changed by hand. */
  Taken: z.boolean(),
  Outcome: z.enum(outcomes),
})
export type ShownRow = z.output<typeof ShownRow>

/** What a page of rows shows: all, those of one verdict, or those that were left when the import was undone. */
export const shownRows = ['all', ...verdicts, 'left'] as const

/** How far an import is: being judged, being written, written, being taken back, taken back. */
export const importStates = ['open', 'importing', 'done', 'undoing', 'undone'] as const

/** Rows that are written or taken back one part after another, and how many of them are. */
const Progress = z.strictObject({ Total: z.number(), Settled: z.number() })

/** The last imports of the school, the newest first: the way back to one that goes on by itself. */
export const listImports = call({
  path: '/api/UserManage/ListImports',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({}),
  output: z.strictObject({
    List: z.array(
      z.strictObject({
        ImportId: z.string(),
        FileName: z.string(),
        State: z.enum(importStates),
        Progress,
        /** Who began it, and when. */
        By: z.string(),
        At: z.string(),
        /** Until when it can be undone; empty where it cannot. */
        UndoUntil: z.string(),
      }),
    ),
  }),
})

/** An import with a page of its rows. */
export const getImport = call({
  path: '/api/UserManage/GetImport',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({
    ImportId: id,
    Only: z._default(z.enum(shownRows), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    ImportId: z.string(),
    FileName: z.string(),
    State: z.enum(importStates),
    Progress,
    /** How the columns of its sheet were understood. */
    Columns: ColumnChoices,
    Role: z.enum(importRoles),
    SaidOnce,
    Total: z.number(),
    /** Rows by verdict. */
    New: z.number(),
    Changed: z.number(),
    Same: z.number(),
    Clash: z.number(),
    /** How many of those that clash change something else. */
    ClashChanged: z.number(),
    Wrong: z.number(),
    /** The 院系, 专业 and 行政班 that it would make; none once it is confirmed. */
    NewPlaces: z.array(NewPlace),
    /** Rows that were taken back, and that were left as they are, when the import was undone. */
    Undone: z.number(),
    Left: z.number(),
    /** Until when it can be undone; empty where it cannot. */
    UndoUntil: z.string(),
    /** First passwords that are to be hashed, and how many are. */
    Passwords: z.strictObject({ Total: z.number(), Hashed: z.number(), Listed: z.boolean() }),
    Count: z.number(),
    List: z.array(ShownRow),
  }),
  refusals,
})

/** Mends a row in place: it is judged anew, and with it the rows that shared a name with it. */
export const mendImportRow = call({
  path: '/api/UserManage/MendImportRow',
  keyless: true,
  who: managers,
  posts: ['secretary'],
  input: z.object({
    ImportId: id,
    RowNo: z.number().check(z.int()),
    Cells: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(importColumns.length)),
  }),
  output: ShownRow,
  refusals,
})

/** Takes the sheet where rows clash with what was changed by hand, or leaves that as it is; no rows are all that clash. */
export const takeImportRows = call({
  path: '/api/UserManage/TakeImportRows',
  who: managers,
  posts: ['secretary'],
  input: z.object({
    ImportId: id,
    RowNos: z.array(z.number().check(z.int())).check(z.maxLength(importLimits.atOnce)),
    Take: z.boolean(),
  }),
  output: z.strictObject({ Changed: z.number() }),
  refusals,
})
