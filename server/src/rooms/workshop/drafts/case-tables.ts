import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Draft } from '@xinglin/simulation/cases'
import { stamp, tenantId } from '#platform/database'

/** A case as its authors write it (病例工坊); what was approved of it is a published case of the same id. */
export const caseWork = pgTable(
  'case_work',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The name by which its script knows itself: `ami-inferior`. */
    key: text('key').notNull(),
    /** Who wrote it; null for one that came with the product. */
    authorId: uuid('author_id'),
    title: text('title').notNull(),
    department: text('department').notNull(),
    difficulty: smallint('difficulty').notNull(),
    tags: text('tags').array().notNull().default([]),
    /** 0 draft, 1 submitted, 2 approved, 3 returned. */
    state: smallint('state').notNull(),
    /** The version that was approved last; 0 for none. */
    versionNo: integer('version_no').notNull().default(0),
    /** Other teachers may use and copy what was approved. */
    shared: boolean('shared').notNull().default(false),
    /** As it was written: the order of its members is its author's. */
    draft: json('draft').$type<Draft>().notNull(),
    /** Counts what was saved, so that whoever wrote upon an older one is told. */
    revision: integer('revision').notNull().default(0),
    /** Why it was returned, while it is. */
    reason: text('reason').notNull().default(''),
    editorId: uuid('editor_id'),
    editedAt: stamp('edited_at').notNull(),
    searchText: text('search_text').notNull().default(''),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('case_work_key').on(table.schoolId, table.key),
    index('case_work_edited').on(
      table.schoolId,
      table.editedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('case_work_author').on(table.schoolId, table.authorId),
  ],
)

/** What leads a search to a case: pairs of neighbouring characters and of initials. */
export const caseToken = pgTable(
  'case_token',
  {
    schoolId: tenantId(),
    token: text('token').notNull(),
    caseId: uuid('case_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.token, table.caseId] }),
    index('case_token_case').on(table.schoolId, table.caseId),
  ],
)

/** What is done to a case. */
export const moves = [
  'create',
  'copy',
  'import',
  'submit',
  'withdraw',
  'approve',
  'return',
  'revise',
  'share',
  'unshare',
] as const

/** The history of a case in its flow; rows are only added. */
export const caseMove = pgTable(
  'case_move',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    caseId: uuid('case_id').notNull(),
    /** Null where it came with the product. */
    personId: uuid('person_id'),
    name: text('name').notNull(),
    move: text('move', { enum: moves }).notNull(),
    /** The version that it is about; 0 for none. */
    versionNo: integer('version_no').notNull().default(0),
    comment: text('comment').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('case_move_case').on(table.schoolId, table.caseId, table.at),
  ],
)
