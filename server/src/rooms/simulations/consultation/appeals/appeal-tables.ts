import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { About } from '@xinglin/contract/simulations/consultation'
import type { Judgement } from '@xinglin/simulation/consultation'
import { stamp, tenantId } from '#platform/database'

/** What students ask to be looked at again (申诉); one a part of a report. */
export const consultationAppeal = pgTable(
  'consultation_appeal',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    sessionId: uuid('session_id').notNull(),
    courseId: uuid('course_id').notNull(),
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    about: jsonb('about').$type<About>().notNull(),
    /** `item:2/H-F2`, `said:12/0`: what nobody appeals twice. */
    target: text('target').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    state: text('state', { enum: ['open', 'accepted', 'declined'] }).notNull(),
    createdAt: stamp('created_at').notNull(),
    decidedAt: stamp('decided_at'),
    deciderId: uuid('decider_id'),
    reason: text('reason').notNull().default(''),
    /** What the teacher took the part for. */
    key: text('key').notNull().default(''),
    /** When whoever appealed read the decision. */
    readAt: stamp('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('consultation_appeal_target').on(table.schoolId, table.sessionId, table.target),
    index('consultation_appeal_course').on(
      table.schoolId,
      table.courseId,
      table.state,
      table.createdAt,
    ),
    index('consultation_appeal_unread')
      .on(table.schoolId, table.personId)
      .where(sql`state <> 'open' and read_at is null`),
  ],
)

/** What teachers decided about reports (人工评定), in its order; rows are only added. */
export const consultationJudgement = pgTable(
  'consultation_judgement',
  {
    schoolId: tenantId(),
    sessionId: uuid('session_id').notNull(),
    no: integer('no').notNull(),
    judgement: jsonb('judgement').$type<Judgement>().notNull(),
    /** Of the item, and what it had before; empty and 0 of a meaning. */
    name: text('name').notNull(),
    pointsBefore: numeric('points_before', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    personId: uuid('person_id').notNull(),
    reason: text('reason').notNull(),
    appealId: uuid('appeal_id'),
    compositeBefore: numeric('composite_before', {
      precision: 5,
      scale: 2,
      mode: 'number',
    }).notNull(),
    compositeAfter: numeric('composite_after', {
      precision: 5,
      scale: 2,
      mode: 'number',
    }).notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.no] })],
)
