import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

const kinds = ['administrative', 'teaching', 'group', 'person'] as const

/** To whom something is given, or from whom it is withheld: a class of either kind, a group, a person. */
export const target = pgTable(
  'target',
  {
    schoolId: tenantId(),
    /** What is given: a task, a course of a term. Ids are of one object in all the school. */
    objectId: uuid('object_id').notNull(),
    objectKind: text('object_kind').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    refId: uuid('ref_id').notNull(),
    excluded: boolean('excluded').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.objectId, table.kind, table.refId] }),
    index('target_ref').on(table.schoolId, table.refId, table.objectKind),
  ],
)

/** A value of an object that is another one for a class, a group or a person; one field a row, with its reason. */
export const targetOverride = pgTable(
  'target_override',
  {
    schoolId: tenantId(),
    objectId: uuid('object_id').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    refId: uuid('ref_id').notNull(),
    field: text('field').notNull(),
    /** The date, or the number; both null where there is no limit. */
    at: stamp('at'),
    amount: smallint('amount'),
    reason: text('reason').notNull(),
    id: uuid('id').notNull(),
    writtenBy: uuid('written_by').notNull(),
    /** Of two of one rank the one that was written later counts, in one millisecond the one of the greater id. */
    writtenAt: stamp('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.objectId, table.kind, table.refId, table.field] }),
  ],
)
