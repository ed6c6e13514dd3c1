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
import type { QuestionForm } from '@xinglin/contract/questions'
import { stamp, tenantId } from '#platform/database'

/** A question of the bank (题库): where it stands, and what is being written of it. What it is found by is beside it. */
export const question = pgTable(
  'question',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    /** Null for one that came with the product. */
    authorId: uuid('author_id'),
    /** As `QuestionContent` has it; never changes. */
    type: text('type').notNull(),
    /** Of what is out: nothing yet, approved, or retired. */
    state: text('state').$type<'unpublished' | 'approved' | 'retired'>().notNull(),
    /** Of what is being written: nothing, a draft, or one that waits for approval. */
    revision: text('revision').$type<'none' | 'draft' | 'waiting'>().notNull(),
    draft: jsonb('draft').$type<QuestionForm>(),
    /** Why the last draft was returned; empty once it was submitted again. */
    reason: text('reason').notNull().default(''),
    /** Of the approved version, or of the draft while there is none. */
    departmentId: uuid('department_id').notNull(),
    sectionId: uuid('section_id'),
    difficulty: smallint('difficulty').notNull(),
    practice: boolean('practice').notNull(),
    /** The words of its stem, shortened: what lists show. */
    stem: text('stem').notNull(),
    /** The words of all of it, lower-case: what is searched. */
    words: text('words').notNull(),
    /** The approved version; 0 while there is none. */
    versionNo: integer('version_no').notNull().default(0),
    versionId: uuid('version_id'),
    /** By which questions are drawn: a place among all others that nobody chose. */
    drawKey: integer('draw_key').notNull(),
    /** Rises with each change of the draft or of where it stands. */
    edition: integer('edition').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('question_newest').on(table.schoolId, table.editedAt, table.id),
    index('question_author').on(table.schoolId, table.authorId, table.editedAt),
    index('question_draw').on(
      table.schoolId,
      table.state,
      table.practice,
      table.departmentId,
      table.type,
      table.drawKey,
    ),
    index('question_any').on(table.schoolId, table.state, table.practice, table.drawKey),
  ],
)

/** What was approved, whole. Rows are added and never changed: answers, papers and scores stand on them. */
export const questionVersion = pgTable(
  'question_version',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    questionId: uuid('question_id').notNull(),
    no: integer('no').notNull(),
    form: jsonb('form').$type<QuestionForm>().notNull(),
    /** Null for what came with the product. */
    approvedBy: uuid('approved_by'),
    approvedAt: stamp('approved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('question_version_no').on(table.schoolId, table.questionId, table.no),
  ],
)

/** Words of the school's vocabularies by which a question is found: of the approved version, or of the draft. */
export const questionTag = pgTable(
  'question_tag',
  {
    schoolId: tenantId(),
    questionId: uuid('question_id').notNull(),
    /** The number of the vocabulary. */
    vocabulary: smallint('vocabulary').notNull(),
    code: text('code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.questionId, table.vocabulary, table.code] }),
    index('question_tag_code').on(table.schoolId, table.code, table.questionId),
  ],
)

/** The sketch of a question's wording: some of the hashes of its runs of signs, by which its like is found. */
export const questionSketch = pgTable(
  'question_sketch',
  {
    schoolId: tenantId(),
    hash: integer('hash').notNull(),
    questionId: uuid('question_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.hash, table.questionId] }),
    index('question_sketch_question').on(table.schoolId, table.questionId),
  ],
)

/** Where a version is used: it can then be retired and not deleted. */
export const questionUse = pgTable(
  'question_use',
  {
    schoolId: tenantId(),
    questionId: uuid('question_id').notNull(),
    versionNo: integer('version_no').notNull(),
    /** A quiz of a course, a paper. */
    kind: text('kind').notNull(),
    usedIn: uuid('used_in').notNull(),
    /** As it was called then. */
    name: text('name').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.questionId, table.kind, table.usedIn] }),
  ],
)

/**
 * What questions say, or once said, as a hash of their wording: the same again is known by it, whoever changed a word of it
 * since. Rows are added and go with their question.
 */
export const questionWording = pgTable(
  'question_wording',
  {
    schoolId: tenantId(),
    wording: text('wording').notNull(),
    questionId: uuid('question_id').notNull(),
    /** What is right there, as a hash. */
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.wording, table.questionId] }),
    index('question_wording_question').on(table.schoolId, table.questionId),
  ],
)
