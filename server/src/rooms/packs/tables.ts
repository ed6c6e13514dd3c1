import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A pack (内容包) that the platform granted to a school, and the version that the school has. */
export const schoolPack = pgTable(
  'school_pack',
  {
    schoolId: tenantId(),
    pack: text('pack').notNull(),
    granted: boolean('granted').notNull(),
    /** The version that the platform offered last. */
    offered: integer('offered').notNull(),
    /** The version that the school has; 0 for none. */
    held: integer('held').notNull().default(0),
    heldAt: stamp('held_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.pack] })],
)

/** Something of the school that came in a pack, or that a pack found there. Several packs may hold it. */
export const schoolPackItem = pgTable(
  'school_pack_item',
  {
    schoolId: tenantId(),
    kind: text('kind', {
      enum: ['courses', 'cases', 'procedures', 'protocols', 'questions'],
    }).notNull(),
    /** What it is known by in the packs. */
    key: text('key').notNull(),
    objectId: uuid('object_id').notNull(),
    /** The version of the object that the pack laid: as long as it is the current one, nobody edited it. */
    versionId: uuid('version_id').notNull(),
    /** What the pack said of it then. */
    hash: text('hash').notNull(),
    /** The school had it before, and keeps it. */
    own: boolean('own').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.kind, table.key] })],
)
