import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  importRoles,
  importStates,
  nothingSaidOnce,
  outcomes,
  passwordRules,
  verdicts,
  type ColumnChoice,
  type ImportChange,
  type SaidOnce,
} from '@xinglin/contract/imports'
import { sql } from 'drizzle-orm'
import { stamp, tenantId } from '#platform/database'

/** A sheet of people that is being imported, or was. */
export const userImport = pgTable(
  'user_import',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: importStates }).notNull(),
    personId: uuid('person_id').notNull(),
    /** How the columns of its sheet were understood: the next sheet of the school is understood alike. */
    columns: jsonb('columns').$type<readonly ColumnChoice[]>().notNull().default([]),
    /** What everybody is of whom the sheet does not say it; empty where a column says it. */
    role: text('role', { enum: importRoles }).notNull().default(''),
    /** 院系, 专业 and 年级 of everybody, where the sheet has no such column. */
    saidOnce: jsonb('said_once').$type<SaidOnce>().notNull().default(nothingSaidOnce),
    /** What the first passwords are made of. */
    rule: text('rule', { enum: passwordRules }).notNull().default('same'),
    /** The hash of everybody's first password, or what stands before the number, wrapped; both only until it is done. */
    passwordHash: text('password_hash').notNull().default(''),
    passwordStart: text('password_start').notNull().default(''),
    /** Who confirmed it, or takes it back. */
    confirmedBy: uuid('confirmed_by'),
    /** How many rows are to be written or taken back, and how many are. */
    todo: integer('todo').notNull().default(0),
    settled: integer('settled').notNull().default(0),
    /** Where versions with one worker an import went on; not read any more. */
    afterRow: integer('after_row').notNull().default(0),
    /** The 院系 whose students alone it may hold; null for anybody. */
    collegeIds: uuid('college_ids').array(),
    /** The 院系 and 行政班 that it made: taken away with it where they are still empty. */
    madeColleges: uuid('made_colleges').array().notNull().default([]),
    madeClasses: uuid('made_classes').array().notNull().default([]),
    at: stamp('at').notNull(),
    /** When it was imported: for an hour it can be undone. */
    doneAt: stamp('done_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** One row of it, with what it would do or what is wrong. */
export const userImportRow = pgTable(
  'user_import_row',
  {
    schoolId: tenantId(),
    importId: uuid('import_id').notNull(),
    rowNo: integer('row_no').notNull(),
    cells: text('cells').array().notNull(),
    /** What was wrong in the sheet itself, until the cell is mended. */
    sheetFaults: text('sheet_faults').array().notNull().default([]),
    faults: text('faults').array().notNull(),
    loginNorm: text('login_norm').notNull(),
    numberNorm: text('number_norm').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull().default('new'),
    changes: jsonb('changes').$type<readonly ImportChange[]>().notNull().default([]),
    /** The sheet is taken where it clashes with what was changed by hand. */
    taken: boolean('taken').notNull().default(false),
    outcome: text('outcome', { enum: outcomes }).notNull().default(''),
    /** Whom it made or changed. */
    personId: uuid('person_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.importId, table.rowNo] }),
    index('user_import_login').on(table.schoolId, table.importId, table.loginNorm),
    index('user_import_number').on(table.schoolId, table.importId, table.numberNorm),
  ],
)

/** What the last sheet said of somebody, by column: what is otherwise since was changed by hand. */
export const importedPerson = pgTable(
  'imported_person',
  {
    schoolId: tenantId(),
    personId: uuid('person_id').notNull(),
    stated: jsonb('said').$type<Readonly<Record<string, string>>>().notNull(),
    /** What the sheet before said, as long as the last one can be undone. */
    saidBefore: jsonb('said_before').$type<Readonly<Record<string, string>>>(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.personId] })],
)

/** A first password that waits to be hashed, or that was drawn and may be printed for a day. */
export const initialPassword = pgTable(
  'initial_password',
  {
    schoolId: tenantId(),
    accountId: uuid('account_id').notNull(),
    importId: uuid('import_id').notNull(),
    rowNo: integer('row_no').notNull(),
    /** Wrapped by the key-encryption key. */
    word: text('word').notNull(),
    hashed: boolean('hashed').notNull().default(false),
    /** It is kept to be printed. */
    listed: boolean('listed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId] }),
    index('initial_password_import').on(table.schoolId, table.importId, table.rowNo),
    index('initial_password_waiting')
      .on(table.schoolId, table.accountId)
      .where(sql`not hashed`),
  ],
)
