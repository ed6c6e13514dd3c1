import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { recheckStates } from '@xinglin/contract/marking'
import { stamp, tenantId } from '#platform/database'
import type { MarkRow } from '../marks/mark-store.ts'

/** A mark as it was before a re-check: it stays readable whatever its marker decides later. */
export type MarkBefore = Pick<MarkRow, 'mark' | 'rubric' | 'score' | 'markerId'> & {
  readonly decidedAt: string
}

/** A request to have a released score looked at again (申请复核); one a work. */
export const workRecheck = pgTable(
  'work_recheck',
  {
    schoolId: tenantId(),
    workId: uuid('work_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The version that was marked. */
    version: integer('version').notNull(),
    reason: text('reason').notNull(),
    askedAt: stamp('asked_at').notNull(),
    state: text('state', { enum: recheckStates }).notNull(),
    before: jsonb('before').$type<MarkBefore>().notNull(),
    /** 0-100; null while it is asked. */
    after: numeric('after', { precision: 5, scale: 2, mode: 'number' }),
    note: text('note').notNull().default(''),
    deciderId: uuid('decider_id'),
    decidedAt: stamp('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.workId] }),
    index('work_recheck_person').on(table.schoolId, table.personId),
    index('work_recheck_asked')
      .on(table.schoolId, table.askedAt)
      .where(sql`state = 'asked'`),
  ],
)
