import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  type ContestForm,
  documentStates,
  materialPhases,
  materialReaders,
  type RoundForm,
} from '@xinglin/contract/competitions'
import { stamp, tenantId } from '#platform/database'
import type { KeptFile } from '#resources'

type Since<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
/** A form as it was kept: what forms could not say then is absent. */
type KeptForm = Since<ContestForm, 'Documents' | 'Tracks'>
type KeptRound = Since<RoundForm, 'AdvanceBy' | 'Counted' | 'MaxSpread'>

/** A contest that was kept so that others begin like it: its forms, without anybody's name. */
export const contestTemplate = pgTable(
  'contest_template',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    form: jsonb('form').$type<KeptForm>().notNull(),
    rounds: jsonb('rounds').$type<readonly KeptRound[]>().notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    savedAt: stamp('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)

/** Who watches over a contest; a teacher of the school that holds it. */
export const contestProctor = pgTable(
  'contest_proctor',
  {
    schoolId: tenantId(),
    contestId: uuid('contest_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.contestId, table.personId] }),
    index('contest_proctor_person').on(table.schoolId, table.personId),
  ],
)

/** A text or a file for those who compete, and from when on it is shown to whom. */
export const contestMaterial = pgTable(
  'contest_material',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    contestId: uuid('contest_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    file: jsonb('file').$type<KeptFile>(),
    readers: text('readers', { enum: materialReaders }).notNull(),
    shownFrom: text('shown_from', { enum: materialPhases }).notNull(),
    version: integer('version').notNull().default(1),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('contest_material_contest').on(table.schoolId, table.contestId, table.createdAt),
  ],
)

/** What an entry handed in of one document that its contest asks for; kept by the school that holds the contest, read by the team's. */
export const contestDocument = pgTable(
  'contest_document',
  {
    schoolId: tenantId(),
    entryId: uuid('entry_id').notNull(),
    /** Which of the contest's documents. */
    documentId: uuid('document_id').notNull(),
    contestId: uuid('contest_id').notNull(),
    /** The school of the team. */
    partnerId: uuid('partner_id').notNull(),
    /** Files of the school that holds the contest. */
    files: jsonb('files').$type<readonly KeptFile[]>().notNull(),
    state: text('state', { enum: documentStates }).notNull(),
    reason: text('reason').notNull().default(''),
    submittedBy: uuid('submitted_by').notNull(),
    submittedAt: stamp('submitted_at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: stamp('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.entryId, table.documentId] }),
    index('contest_document_partner').on(table.partnerId, table.entryId),
  ],
)
