import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** A file of a school; its bytes lie under the name of their SHA-256. */
export const file = pgTable(
  'file',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    sha256: text('sha256').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Pixels, where it is a picture. */
    width: integer('width'),
    height: integer('height'),
    /** The small variant (`_20`) of a picture that somebody uploaded. */
    smallSha256: text('small_sha256'),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)
