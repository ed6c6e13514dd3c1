import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  importVerdicts,
  questionFileFormats,
  type QuestionContent,
} from '@xinglin/contract/questions'
import { stamp, tenantId } from '#platform/database'
import type { Filing } from '../formats/read-item.ts'

/** A file of questions that somebody read, and brings into the bank or does not. */
export const questionImport = pgTable(
  'question_import',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: questionFileFormats }).notNull(),
    notes: jsonb('notes').$type<readonly string[]>().notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('question_import_newest').on(table.schoolId, table.personId, table.at),
  ],
)

/** A question of such a file; once it is taken it names the draft that was made of it. */
export const questionImportItem = pgTable(
  'question_import_item',
  {
    schoolId: tenantId(),
    importId: uuid('import_id').notNull(),
    /** From 1, in the order of the file. */
    no: integer('no').notNull(),
    place: text('place').notNull(),
    verdict: text('verdict', { enum: importVerdicts }).notNull(),
    /** Null where nothing could be made of it. */
    content: jsonb('content').$type<QuestionContent>(),
    stem: text('stem').notNull(),
    faults: jsonb('faults').$type<readonly string[]>().notNull(),
    notes: jsonb('notes').$type<readonly string[]>().notNull(),
    filing: jsonb('filing').$type<Filing>().notNull(),
    /** What of the bank says the same, or nearly. */
    likeId: uuid('like_id'),
    questionId: uuid('question_id'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.importId, table.no] }),
    index('question_import_item_verdict').on(
      table.schoolId,
      table.importId,
      table.verdict,
      table.no,
    ),
  ],
)
