import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  assignmentItemKinds,
  assignmentStates,
  lateRules,
  scoreRules,
} from '@xinglin/contract/assignments'
import { stamp, tenantId } from '#platform/database'

/** A task (任务); to whom it is given is kept by the room of targets. */
export const assignment = pgTable(
  'assignment',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Null where it belongs to no term. */
    termId: uuid('term_id'),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    state: text('state', { enum: assignmentStates }).notNull(),
    opensAt: stamp('opens_at'),
    dueAt: stamp('due_at'),
    closesAt: stamp('closes_at'),
    ordered: boolean('ordered').notNull(),
    releasedAt: stamp('released_at'),
    /** Null for what was never published. */
    publishedAt: stamp('published_at'),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('assignment_created').on(table.schoolId, table.createdAt),
    index('assignment_owner').on(table.schoolId, table.ownerId),
  ],
)

/** Something to do in a task. */
export const assignmentItem = pgTable(
  'assignment_item',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    sort: smallint('sort').notNull(),
    kind: text('kind', { enum: assignmentItemKinds }).notNull(),
    title: text('title').notNull(),
    /** Of what is done in a course; null otherwise, and the item of a whole course. */
    courseId: uuid('course_id'),
    courseItemId: uuid('course_item_id'),
    body: text('body').notNull(),
    weight: smallint('weight').notNull(),
    required: boolean('required').notNull(),
    /** How many tries count; 0 for all. */
    attempts: smallint('attempts').notNull(),
    scoreRule: text('score_rule', { enum: scoreRules }).notNull(),
    lateRule: text('late_rule', { enum: lateRules }).notNull(),
    /** Per cent of the score for each day begun. */
    penalty: smallint('penalty').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('assignment_item_assignment').on(table.schoolId, table.assignmentId),
  ],
)

/** Who said that they read what an item gives to read. */
export const assignmentReading = pgTable(
  'assignment_reading',
  {
    schoolId: tenantId(),
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    readAt: stamp('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.itemId, table.personId] })],
)
