import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, stamp, tenantId } from '#platform/database'

/** An invitation of teachers. Its code is kept as a digest alone. */
export const invitation = pgTable(
  'invitation',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    digest: bytea('digest').notNull(),
    note: text('note').notNull(),
    collegeId: uuid('college_id'),
    departmentId: uuid('department_id'),
    /** How many may accept it, and how many did. */
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    expiresAt: stamp('expires_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: stamp('created_at').notNull(),
    revokedBy: uuid('revoked_by'),
    revokedAt: stamp('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('invitation_digest').on(table.schoolId, table.digest),
    index('invitation_newest').on(
      table.schoolId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('invitation_used', sql`used <= uses`),
  ],
)

/** Who accepted an invitation. */
export const invitationUse = pgTable(
  'invitation_use',
  {
    schoolId: tenantId(),
    invitationId: uuid('invitation_id').notNull(),
    personId: uuid('person_id').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.invitationId, table.personId] })],
)
