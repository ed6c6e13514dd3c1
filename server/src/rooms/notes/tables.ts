import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Note } from '@xinglin/contract/notes'
import { stamp, tenantId } from '#platform/database'

type Anchor = Note['Anchor']

/** A person's note on an item of a course; names are kept, so that the note outlives what it was written on. */
export const note = pgTable(
  'note',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    courseId: uuid('course_id').notNull(),
    courseName: text('course_name').notNull(),
    itemId: uuid('item_id').notNull(),
    itemTitle: text('item_title').notNull(),
    anchor: jsonb('anchor').$type<Anchor>().notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull(),
    createdAt: stamp('created_at').notNull(),
    updatedAt: stamp('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('note_newest').on(table.schoolId, table.personId, table.updatedAt),
    index('note_item').on(table.schoolId, table.personId, table.itemId),
  ],
)
