import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, stamp, tenantId } from '#platform/database'

/** A link that shows one course to whoever holds it; its secret is kept as a hash. */
export const previewLink = pgTable(
  'preview_link',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The sixteen digits of its user name. */
    name: text('name').notNull(),
    secretHash: bytea('secret_hash').notNull(),
    courseId: uuid('course_id').notNull(),
    personId: uuid('person_id').notNull(),
    note: text('note').notNull(),
    opened: integer('opened').notNull().default(0),
    createdAt: stamp('created_at').notNull(),
    expiresAt: stamp('expires_at').notNull(),
    revokedAt: stamp('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('preview_link_name').on(table.schoolId, table.name),
    index('preview_link_course').on(
      table.schoolId,
      table.courseId,
      table.createdAt.desc().nullsFirst(),
    ),
    index('preview_link_newest').on(table.schoolId, table.createdAt.desc().nullsFirst()),
  ],
)

/** An address of a preview that leads to another site. */
export const redirectLink = pgTable(
  'redirect_link',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    path: text('path').notNull(),
    /** The path as compared: lower case. */
    pathNorm: text('path_norm')
      .notNull()
      .generatedAlwaysAs(sql`lower(path)`),
    target: text('target').notNull(),
    reason: text('reason').notNull(),
    active: boolean('active').notNull(),
    automatic: boolean('automatic').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    unique('redirect_link_path').on(table.schoolId, table.pathNorm),
  ],
)
