import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { stamp, tenantId } from '#platform/database'

/** What whoever holds a contest tells those who entered it. */
export const contestNotice = pgTable(
  'contest_notice',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    isPinned: boolean('is_pinned').notNull(),
    mustConfirm: boolean('must_confirm').notNull(),
    /** The schools to which it is told; empty for all. */
    partnerIds: uuid('partner_ids').array().notNull(),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_notice_contest').on(table.schoolId, table.contestId, table.createdAt),
  ],
)

/** Who confirmed a notice, as it was in a version. */
export const contestNoticeRead = pgTable(
  'contest_notice_read',
  {
    schoolId: tenantId(),
    noticeId: uuid('notice_id').notNull(),
    personId: uuid('person_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    version: integer('version').notNull(),
    confirmedAt: stamp('confirmed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.noticeId, table.personId] }),
    index('contest_notice_read_contest').on(table.schoolId, table.contestId),
  ],
)

/** A question about a contest, and what was answered. */
export const contestQuestion = pgTable(
  'contest_question',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The school of whoever asks. */
    partnerId: uuid('partner_id').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: stamp('created_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: uuid('answered_by'),
    answeredAt: stamp('answered_at'),
    isPublic: boolean('is_public').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_question_contest').on(table.schoolId, table.contestId, table.createdAt),
  ],
)
