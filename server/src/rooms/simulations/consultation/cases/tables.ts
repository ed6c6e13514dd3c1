import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CaseScript } from '@xinglin/simulation/cases'
import { stamp, tenantId } from '#platform/database'

/** A case (病例) that the school holds; what it says is in its versions. */
export const vspCase = pgTable(
  'vsp_case',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The name by which its author knows it: `ami-inferior`. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    department: text('department').notNull(),
    difficulty: smallint('difficulty').notNull(),
    currentVersionId: uuid('current_version_id').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('vsp_case_key').on(table.schoolId, table.key),
  ],
)

/** What a case says, unchanged once it is published: sessions stay on the version that they began with. */
export const vspCaseVersion = pgTable(
  'vsp_case_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    caseId: uuid('case_id').notNull(),
    no: integer('no').notNull(),
    script: jsonb('script').$type<CaseScript>().notNull(),
    /** SHA-256 of the script, its members in alphabetical order. */
    hash: text('hash').notNull(),
    /** The engine with which it was played before it was published. */
    engine: text('engine').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('vsp_case_version_no').on(table.schoolId, table.caseId, table.no),
  ],
)
