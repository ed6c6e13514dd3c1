import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  cardKinds,
  type DocumentForm,
  enrolWays,
  entryStates,
} from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'

/**
 * A contest, kept by the school that holds it. The schools in `open_to` may read it once it is no draft (a policy of its
 * own lets them), nobody but its holder writes it.
 */
export const contest = pgTable(
  'contest',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Code of the vocabulary of seasons: a year. */
    season: text('season').notNull(),
    name: text('name').notNull(),
    /** GameType of the contract. */
    gameType: smallint('game_type').notNull(),
    /** Stage of the contract’s `gameStatus`; 0 is a draft. */
    status: smallint('status').notNull().default(0),
    openTo: uuid('open_to').array().notNull().default([]),
    startsAt: stamp('starts_at').notNull(),
    endsAt: stamp('ends_at').notNull(),
    /** Who wrote it; null for one that came with the product. */
    ownerId: uuid('owner_id'),
    organiser: text('organiser').notNull().default(''),
    summary: text('summary').notNull().default(''),
    rules: text('rules').notNull().default(''),
    enrolOpensAt: stamp('enrol_opens_at'),
    enrolClosesAt: stamp('enrol_closes_at'),
    enrolBy: text('enrol_by', { enum: enrolWays }).notNull().default('self'),
    teamSize: smallint('team_size').notNull().default(1),
    substitutes: smallint('substitutes').notNull().default(0),
    /** Entries that a school may have; 0 for any number. */
    quota: smallint('quota').notNull().default(0),
    needsReview: boolean('needs_review').notNull().default(true),
    /** Codes of the holder’s vocabulary of tracks; each entry is in one, where there are any. */
    tracks: text('tracks').array().notNull().default([]),
    /** What each entry hands in. */
    documents: jsonb('documents').$type<readonly DocumentForm[]>().notNull().default([]),
    /** Why it is paused or cancelled, and the stage in which it was paused. */
    reason: text('reason').notNull().default(''),
    pausedIn: smallint('paused_in'),
    /** The last number that an entry was given. */
    lastNo: integer('last_no').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_season').on(table.schoolId, table.season),
  ],
)

/** A school that takes part in a contest; kept by the school that holds it, read by those that may read the contest. */
export const contestSchool = pgTable(
  'contest_school',
  {
    schoolId: tenantId(),
    contestId: uuid('contest_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    /** Code of the holder’s vocabulary of contest areas. */
    area: text('area').notNull().default(''),
    /** Entries that it may have; null for as many as the contest says. */
    quota: smallint('quota'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.contestId, table.partnerId] })],
)

/** A course that is practised for a contest. */
export const contestCourse = pgTable(
  'contest_course',
  {
    schoolId: tenantId(),
    contestId: uuid('contest_id').notNull(),
    courseId: uuid('course_id').notNull(),
    /** Which, from 0. */
    at: smallint('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.contestId, table.courseId] })],
)

/** An entry of a contest: a team of a school, or one student; kept by the school that holds the contest, read by the team's. */
export const contestEntry = pgTable(
  'contest_entry',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    /** The school of the team. */
    partnerId: uuid('partner_id').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: entryStates }).notNull(),
    /** Number in the contest; 0 until it is accepted. */
    no: integer('no').notNull().default(0),
    /** Who entered it: the student, or the teacher of the team. */
    leaderId: uuid('leader_id').notNull(),
    leaderName: text('leader_name').notNull(),
    phone: text('phone').notNull(),
    /** Code of the holder’s vocabulary of tracks; empty where the contest has none. */
    track: text('track').notNull().default(''),
    reason: text('reason').notNull().default(''),
    submittedAt: stamp('submitted_at').notNull(),
    decidedAt: stamp('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_entry_state').on(
      table.schoolId,
      table.contestId,
      table.state,
      table.submittedAt,
    ),
    index('contest_entry_partner').on(table.partnerId, table.submittedAt),
    index('contest_entry_leader').on(table.partnerId, table.leaderId, table.submittedAt),
  ],
)

/** Somebody of an entry. Nobody competes in two entries of a contest that stand. */
export const contestMember = pgTable(
  'contest_member',
  {
    schoolId: tenantId(),
    entryId: uuid('entry_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Where in the entry, from 0. */
    at: smallint('at').notNull(),
    /** A to D; empty for a substitute. */
    position: text('position').notNull(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    /** The entry stands: it waits or was accepted. */
    active: boolean('active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.entryId, table.personId] }),
    uniqueIndex('contest_member_once')
      .on(table.schoolId, table.contestId, table.personId)
      .where(sql`active`),
    index('contest_member_person').on(table.partnerId, table.personId),
  ],
)

/** A card of a topic: of a symptom for consultations, of a type of operation for operations. */
export const topicCard = pgTable(
  'topic_card',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    authorId: uuid('author_id').notNull(),
    published: boolean('published').notNull().default(false),
    /** Codes of the vocabularies of symptoms and operations; empty where the card is of the other kind. */
    system: text('system').notNull().default(''),
    symptom: text('symptom').notNull().default(''),
    operation: text('operation').notNull().default(''),
    /** What is played: a case or a procedure; null of cards that were written before stations were. */
    workKind: text('work_kind', { enum: cardKinds }),
    workId: uuid('work_id'),
    workName: text('work_name').notNull().default(''),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('topic_card_symptom').on(table.schoolId, table.system, table.symptom),
    index('topic_card_operation').on(table.schoolId, table.operation),
  ],
)

/** A paper of a station: a set of cases (3), or one of operations or knowledge. */
export const casePaper = pgTable(
  'case_paper',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    authorId: uuid('author_id').notNull(),
    published: boolean('published').notNull().default(false),
    /** Number of the contract’s `examinations`. */
    examination: smallint('examination').notNull(),
    createdAt: stamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('case_paper_examination').on(table.schoolId, table.examination),
  ],
)
