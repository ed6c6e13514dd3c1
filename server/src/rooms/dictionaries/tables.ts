import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
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
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('sensitive_hit_newest').on(table.schoolId, table.at),
    index('sensitive_hit_word').on(table.schoolId, table.word),
  ],
)

/** An entry of one of a school’s vocabularies: the code is stable and what other rows keep, the name is shown. */
export const dictionaryItem = pgTable(
  'dictionary_item',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Type number of the contract. */
    type: smallint('type').notNull(),
    /** The entry above it in a tree; null at the top. */
    parentId: uuid('parent_id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** What the contract says that entries of this vocabulary carry: coordinates, weights. */
    figures: jsonb('figures').$type<Record<string, number>>().notNull().default({}),
    sort: integer('sort').notNull(),
    enabled: boolean('enabled').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('dictionary_code').on(table.schoolId, table.type, table.code),
  ],
)
