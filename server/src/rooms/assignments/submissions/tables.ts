import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'
import type { KeptFile } from '#resources'

/** What somebody writes for an item before they hand it in. */
export const assignmentDraft = pgTable(
  'assignment_draft',
  {
    schoolId: tenantId(),
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    body: text('body').notNull(),
    files: jsonb('files').$type<readonly KeptFile[]>().notNull(),
    /** Counts the places in which it was opened: the last one writes. */
    epoch: integer('epoch').notNull(),
    /** Counts what was kept. */
    version: integer('version').notNull(),
    /** Null while nothing was. */
    savedAt: stamp('saved_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.itemId, table.personId] })],
)

/** A version of a work as it was handed in; how it is marked is kept by the room of marking, under `workId`. */
export const assignmentSubmission = pgTable(
  'assignment_submission',
  {
    schoolId: tenantId(),
    workId: uuid('work_id').notNull(),
    no: integer('no').notNull(),
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    body: text('body').notNull(),
    files: jsonb('files').$type<readonly KeptFile[]>().notNull(),
    /** SHA-256 of text and files. */
    digest: text('digest').notNull(),
    /** The version of the draft that it was: handed in again, it is the same. */
    draftVersion: integer('draft_version').notNull(),
    handedAt: stamp('handed_at').notNull(),
    /** Whether it is late is asked of this moment: a version that was returned lends its own to the next one. */
    countsAt: stamp('counts_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.workId, table.no] }),
    index('assignment_submission_person').on(table.schoolId, table.personId, table.itemId),
  ],
)
