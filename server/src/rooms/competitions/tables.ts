import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
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
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.contestId, table.partnerId] })],
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
