import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { examStates, type ExamForm } from '@xinglin/contract/exams'
import { stamp, tenantId } from '#platform/database'

/** An examination (考试): a frozen paper, when, how long, how often; to whom it is given is kept by the room of targets. */
export const exam = pgTable(
  'exam',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** The contest of which it is a station; its times are that one's. Null for any other. */
    contestId: uuid('contest_id'),
    /** Null for one that came with the product. */
    ownerId: uuid('owner_id'),
    name: text('name').notNull(),
    state: text('state', { enum: examStates }).notNull(),
    paperId: uuid('paper_id').notNull(),
    paperVersion: integer('paper_version').notNull(),
    /** Null for as soon as it is published. */
    visibleAt: stamp('visible_at'),
    opensAt: stamp('opens_at').notNull(),
    closesAt: stamp('closes_at').notNull(),
    minutes: smallint('minutes').notNull(),
    /** What everybody was given beyond the minutes while it ran, and why. */
    extraMinutes: smallint('extra_minutes').notNull().default(0),
    extraReason: text('extra_reason').notNull().default(''),
    /** How often one may sit it; 0 for any number of times. */
    attempts: smallint('attempts').notNull(),
    accessCode: text('access_code').notNull(),
    /** Its examinees are offered settings of Safe Exam Browser. */
    safeBrowser: boolean('safe_browser').notNull().default(false),
    release: jsonb('release').$type<ExamForm['Release']>().notNull(),
    /** When what waits for it was released by hand. */
    releasedAt: stamp('released_at'),
    /** Its questions are held from practice; null where nobody has settled it yet. */
    holdsQuestions: boolean('holds_questions'),
    /** When its examinees were told that there is one, that it begins soon, that scores are out; null for not yet. */
    announcedAt: stamp('announced_at'),
    remindedAt: stamp('reminded_at'),
    resultToldAt: stamp('result_told_at'),
    /** Papers are drawn by it. */
    seed: text('seed').notNull(),
    version: integer('version').notNull().default(1),
    publishedAt: stamp('published_at'),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('exam_opens').on(table.schoolId, table.opensAt, table.id),
    index('exam_paper').on(table.schoolId, table.paperId),
  ],
)
