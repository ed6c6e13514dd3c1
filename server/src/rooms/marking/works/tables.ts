import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  markingStates,
  outcomes,
  workKinds,
  type Criterion,
  type Mark,
} from '@xinglin/contract/marking'
import { stamp, tenantId } from '#platform/database'

/** A work that was handed in and is marked; what it says is kept by whoever took it in, under the same id. */
export const markedWork = pgTable(
  'marked_work',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: workKinds }).notNull(),
    /** The task or the course that it belongs to. */
    groupId: uuid('group_id').notNull(),
    /** What it was handed in for. */
    itemId: uuid('item_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** False for what whoever oversees the group tried for themself: nobody waits for it. */
    counted: boolean('counted').notNull(),
    state: text('state', { enum: markingStates }).notNull(),
    /** The newest version, from 1. */
    version: integer('version').notNull(),
    handedAt: stamp('handed_at').notNull(),
    /** 0-100 by a machine alone, of the newest version; null where none assesses it. */
    machine: numeric('machine', { precision: 5, scale: 2, mode: 'number' }),
    /** 0-100 as it was marked; null before, and while it is returned. */
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
    markerId: uuid('marker_id'),
    /** Until when a returned work may be handed in again; null where its own dates say so. */
    resubmitUntil: stamp('again_until'),
    /** When its mark was told; null where it is not, and of what was before this was kept. */
    releasedAt: stamp('released_at'),
    /** When whoever wrote it opened what was returned or released; null where they have not. */
    readAt: stamp('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('marked_work_group').on(table.schoolId, table.groupId, table.state),
    /** Few of all works wait: their counts are asked for by many groups at once. */
    index('marked_work_waiting')
      .on(table.schoolId, table.kind, table.groupId)
      .where(sql`state = 'waiting' and counted`),
    index('marked_work_person').on(table.schoolId, table.personId, table.handedAt),
    index('marked_work_item').on(table.schoolId, table.itemId, table.personId),
  ],
)

/** What one marker says of a version of a work: each keeps their own, so that two at once lose nothing. */
export const workMark = pgTable(
  'work_mark',
  {
    schoolId: tenantId(),
    workId: uuid('work_id').notNull(),
    version: integer('version').notNull(),
    markerId: uuid('marker_id').notNull(),
    mark: jsonb('mark').$type<Mark>().notNull(),
    /** Counts what was kept, so that no tab writes over another. */
    revision: integer('revision').notNull(),
    keptAt: stamp('kept_at').notNull(),
    /** What it was decided by; null while it is only kept. */
    rubric: jsonb('rubric').$type<readonly Criterion[]>(),
    outcome: text('outcome', { enum: outcomes }),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
    decidedAt: stamp('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.workId, table.version, table.markerId] }),
  ],
)

/** What works of an item are marked by. */
export const workRubric = pgTable(
  'work_rubric',
  {
    schoolId: tenantId(),
    itemId: uuid('item_id').notNull(),
    criteria: jsonb('criteria').$type<readonly Criterion[]>().notNull(),
    changedAt: stamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.itemId] })],
)

/** How works of an item are marked, where that is not the usual way. */
export const markingPolicy = pgTable(
  'marking_policy',
  {
    schoolId: tenantId(),
    itemId: uuid('item_id').notNull(),
    anonymous: boolean('anonymous').notNull(),
    /** 1 or 2. */
    markers: smallint('markers').notNull(),
    /** By so many points of a hundred two marks may differ. */
    differ: smallint('differ').notNull(),
    changedAt: stamp('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.itemId] })],
)

/** A teacher's comment bank (评语库). */
export const markingComment = pgTable(
  'marking_comment',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    uses: integer('uses').notNull().default(1),
    usedAt: stamp('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('marking_comment_person').on(table.schoolId, table.personId),
  ],
)
