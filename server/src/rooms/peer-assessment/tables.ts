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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Criterion } from '@xinglin/contract/marking'
import {
  peerAppealStates,
  type PeerPoints,
  peerRoundStates,
  peerWorkKinds,
} from '@xinglin/contract/peer-assessment'
import { stamp, tenantId } from '#platform/database'

/** What reviewers try themselves on. */
export type Sample =
  | { readonly kind: 'text'; readonly html: string; readonly points: PeerPoints }
  | {
      readonly kind: 'run'
      readonly workId: string
      readonly version: number
      /** What the machine gave it, 0-100. */
      readonly score: number
    }

/** A round of peer assessment (互评) of the works of one item. */
export const peerRound = pgTable(
  'peer_round',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: peerWorkKinds }).notNull(),
    groupId: uuid('group_id').notNull(),
    itemId: uuid('item_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    groupName: text('group_name').notNull(),
    itemTitle: text('item_title').notNull(),
    state: text('state', { enum: peerRoundStates }).notNull(),
    perWork: smallint('per_work').notNull(),
    dueAt: stamp('due_at').notNull(),
    extraDays: smallint('extra_days').notNull(),
    /** Nobody assesses their own group. */
    apart: boolean('apart').notNull(),
    sample: jsonb('sample').$type<Sample>(),
    /** What is assessed by; as it was when the round began. */
    rubric: jsonb('rubric').$type<readonly Criterion[]>().notNull(),
    /** Until when others have for what was missed; null before. */
    replacingUntil: stamp('replacing_until'),
    endedAt: stamp('ended_at'),
    version: integer('version').notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('peer_round_owner').on(table.schoolId, table.ownerId, table.createdAt),
    index('peer_round_item').on(table.schoolId, table.itemId),
    index('peer_round_state').on(table.schoolId, table.state),
  ],
)

/** A work that takes part in a round, with what became of it. */
export const peerWork = pgTable(
  'peer_work',
  {
    schoolId: tenantId(),
    roundId: uuid('round_id').notNull(),
    workId: uuid('work_id').notNull(),
    personId: uuid('person_id').notNull(),
    joinedAt: stamp('joined_at').notNull(),
    /** Why the teacher must mark it; null where peers agreed, or the round is not over. */
    why: text('why', { enum: ['few', 'apart'] }),
    points: jsonb('points').$type<PeerPoints>(),
    share: numeric('share', { precision: 5, scale: 2, mode: 'number' }),
    /** The teacher gave the points, upon an appeal. */
    byTeacher: boolean('by_teacher').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.roundId, table.workId] }),
    uniqueIndex('peer_work_person').on(table.schoolId, table.roundId, table.personId),
    index('peer_work_of').on(table.schoolId, table.personId),
  ],
)

/** A work that somebody is to assess, and what they said. */
export const peerReview = pgTable(
  'peer_review',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    roundId: uuid('round_id').notNull(),
    workId: uuid('work_id').notNull(),
    reviewerId: uuid('reviewer_id').notNull(),
    /** In place of somebody else. */
    extra: boolean('extra').notNull(),
    dueAt: stamp('due_at').notNull(),
    /** The version that it is about; null before it was opened. */
    workVersion: integer('work_version'),
    openedAt: stamp('opened_at'),
    points: jsonb('points').$type<PeerPoints>().notNull(),
    comment: text('comment').notNull(),
    revision: integer('revision').notNull(),
    submittedAt: stamp('submitted_at'),
    /** It was not handed in in time: somebody else was asked. */
    missedAt: stamp('missed_at'),
    /** What the author of the work said of it, 1-5. */
    helpful: smallint('helpful'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('peer_review_pair').on(
      table.schoolId,
      table.roundId,
      table.workId,
      table.reviewerId,
    ),
    index('peer_review_reviewer').on(table.schoolId, table.reviewerId),
  ],
)

/** What somebody gave the sample. */
export const peerCalibration = pgTable(
  'peer_calibration',
  {
    schoolId: tenantId(),
    roundId: uuid('round_id').notNull(),
    personId: uuid('person_id').notNull(),
    points: jsonb('points').$type<PeerPoints>().notNull(),
    distance: numeric('distance', { precision: 5, scale: 1, mode: 'number' }).notNull(),
    givenAt: stamp('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.roundId, table.personId] })],
)

/** What somebody says against the result of their work. */
export const peerAppeal = pgTable(
  'peer_appeal',
  {
    schoolId: tenantId(),
    roundId: uuid('round_id').notNull(),
    workId: uuid('work_id').notNull(),
    personId: uuid('person_id').notNull(),
    reason: text('reason').notNull(),
    askedAt: stamp('asked_at').notNull(),
    state: text('state', { enum: peerAppealStates }).notNull(),
    reply: text('reply').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: stamp('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.roundId, table.workId] })],
)
