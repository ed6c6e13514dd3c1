import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { certificateKinds, type Printed } from '@xinglin/contract/certificates'
import { stamp, tenantId } from '#platform/database'

/** What a printed row came from: a score of a room, and its value as it was printed. */
export type BasisEntry = { readonly kind: string; readonly id: string; readonly value: string }

/** A certificate that was issued: what stands on it never changes, and it is never removed. */
export const certificate = pgTable(
  'certificate',
  {
    schoolId: tenantId(),
    number: text('number').notNull(),
    kind: text('kind', { enum: [...certificateKinds] }).notNull(),
    personId: uuid('person_id').notNull(),
    /** The holder's name when it was issued. */
    holder: text('holder').notNull(),
    printed: jsonb('printed').$type<Printed>().notNull(),
    /** What each printed row came from, in their order; null of what earlier releases issued, empty where nothing can change. */
    basis: jsonb('basis').$type<readonly BasisEntry[]>(),
    /** Of what is printed: the same again on the same day is the same certificate. */
    hash: text('hash').notNull(),
    issuedAt: stamp('issued_at').notNull(),
    revokedAt: stamp('revoked_at'),
    revokedBy: uuid('revoked_by'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.number] }),
    index('certificate_person').on(table.schoolId, table.personId, table.issuedAt),
    index('certificate_issued').on(table.schoolId, table.issuedAt),
    index('certificate_holder').on(table.schoolId, table.holder),
  ],
)
