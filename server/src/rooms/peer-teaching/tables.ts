import {
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  teachingMatchStates,
  teachingPostKinds,
  teachingSessionStates,
} from '@xinglin/contract/peer-teaching'
import { stamp, tenantId } from '#platform/database'

/** What a student can help with, or wants help with (帮扶). */
export const teachingPost = pgTable(
  'teaching_post',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    kind: text('kind', { enum: teachingPostKinds }).notNull(),
    subject: text('subject').notNull(),
    note: text('note').notNull(),
    open: boolean('open').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('teaching_post_open').on(table.schoolId, table.open, table.createdAt),
    index('teaching_post_person').on(table.schoolId, table.personId),
  ],
)

/** Somebody's answer to a post: who would help whom, in which 教学班 of who is helped. */
export const teachingMatch = pgTable(
  'teaching_match',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    postId: uuid('post_id').notNull(),
    helperId: uuid('helper_id').notNull(),
    helpedId: uuid('helped_id').notNull(),
    /** Null until who asked for help agrees and names it. */
    classId: uuid('class_id'),
    state: text('state', { enum: teachingMatchStates }).notNull(),
    note: text('note').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('teaching_match_pair').on(
      table.schoolId,
      table.postId,
      table.helperId,
      table.helpedId,
    ),
    index('teaching_match_helper').on(table.schoolId, table.helperId),
    index('teaching_match_helped').on(table.schoolId, table.helpedId),
  ],
)

/** A row of the ledger of peer teaching (互助教学): told by one side, agreed by the other, verified by a teacher. */
export const teachingSession = pgTable(
  'teaching_session',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    matchId: uuid('match_id').notNull(),
    helperId: uuid('helper_id').notNull(),
    helpedId: uuid('helped_id').notNull(),
    /** Whose teachers verify it. */
    classId: uuid('class_id').notNull(),
    subject: text('subject').notNull(),
    heldOn: date('held_on').notNull(),
    /** The school year of that day, by the year in which it begins. */
    year: smallint('year').notNull(),
    minutes: smallint('minutes').notNull(),
    note: text('note').notNull(),
    /** Who told of it: the other side confirms. */
    toldBy: uuid('told_by').notNull(),
    state: text('state', { enum: teachingSessionStates }).notNull(),
    reason: text('reason').notNull(),
    verifierId: uuid('verifier_id'),
    toldAt: stamp('told_at').notNull(),
    decidedAt: stamp('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('teaching_session_helper').on(table.schoolId, table.helperId, table.year),
    index('teaching_session_helped').on(table.schoolId, table.helpedId, table.year),
    index('teaching_session_class').on(table.schoolId, table.classId, table.state),
  ],
)
