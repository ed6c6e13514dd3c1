import {
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A draft as far as it has come: members by their names, right or wrong. */
export type Composition = Readonly<Record<string, unknown>>

/** The tables of one kind of compositions: what teachers write, and its history in the flow; what was approved has the same id. */
export const compositionTables = <const Kind extends string>(kind: Kind) => ({
  work: pgTable(
    `${kind}_work`,
    {
      schoolId: tenantId(),
      id: uuid('id').notNull(),
      /** The name by which what is published of it knows itself. */
      key: text('key').notNull(),
      /** What it is composed upon, as that is now. */
      baseId: uuid('base_id').notNull(),
      authorId: uuid('author_id').notNull(),
      title: text('title').notNull(),
      /** 0 draft, 1 submitted, 2 approved, 3 returned. */
      state: smallint('state').notNull(),
      /** The version that was approved last; 0 for none. */
      versionNo: integer('version_no').notNull().default(0),
      draft: json('draft').$type<Composition>().notNull(),
      /** Counts what was saved, so that whoever wrote upon an older one is told. */
      revision: integer('revision').notNull().default(0),
      /** Why it was returned, while it is. */
      reason: text('reason').notNull().default(''),
      editorId: uuid('editor_id').notNull(),
      editedAt: stamp('edited_at').notNull(),
      createdAt: stamp('created_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.schoolId, table.id] }),
      index(`${kind}_work_edited`).on(
        table.schoolId,
        table.editedAt.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      ),
      index(`${kind}_work_author`).on(table.schoolId, table.authorId),
    ],
  ),
  /** Rows are only added. */
  move: pgTable(
    `${kind}_move`,
    {
      schoolId: tenantId(),
      id: uuid('id').notNull(),
      workId: uuid(`${kind}_id`).notNull(),
      personId: uuid('person_id').notNull(),
      name: text('name').notNull(),
      move: text('move', {
        enum: ['create', 'submit', 'withdraw', 'approve', 'return', 'revise'],
      }).notNull(),
      /** The version that it is about; 0 for none. */
      versionNo: integer('version_no').notNull().default(0),
      comment: text('comment').notNull(),
      at: stamp('at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.schoolId, table.id] }),
      index(`${kind}_move_${kind}`).on(table.schoolId, table.workId, table.at),
    ],
  ),
})
