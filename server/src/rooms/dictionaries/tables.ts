import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** Words that may not be written; `common` ones are also told to browsers. */
export const sensitiveWord = pgTable(
  'sensitive_word',
  {
    schoolId: tenantId(),
    /** Normalised, as it is compared; a literal of at most 50 code points. */
    word: text('word').notNull(),
    common: boolean('common').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.word] })],
)

/** Texts that were refused, so that an administrator sees what the list catches. */
export const sensitiveHit = pgTable(
  'sensitive_hit',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    word: text('word').notNull(),
    personId: uuid('person_id'),
    place: text('place').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)
