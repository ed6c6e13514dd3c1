import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type QuestionnaireAnswer,
  type QuestionnaireItem,
  questionnaireStates,
} from '@xinglin/contract/questionnaires'
import { stamp, tenantId } from '#platform/database'

/** A questionnaire: what is asked, and when. */
export const questionnaire = pgTable(
  'questionnaire',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    anonymous: boolean('anonymous').notNull(),
    /** Answers may be changed until the end. */
    editable: boolean('editable').notNull(),
    state: text('state', { enum: [...questionnaireStates] }).notNull(),
    /** Null for as soon as it is published. */
    opensAt: stamp('opens_at'),
    closesAt: stamp('closes_at').notNull(),
    /** Every student of the school is asked. */
    wholeSchool: boolean('whole_school').notNull(),
    items: jsonb('items').$type<readonly QuestionnaireItem[]>().notNull(),
    /** Rises with each change of the questions: who answers others is told. */
    itemsVersion: integer('items_version').notNull(),
    version: integer('version').notNull(),
    createdAt: stamp('created_at').notNull(),
    /** When those who are asked were told. */
    announcedAt: stamp('announced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('questionnaire_owner').on(table.schoolId, table.ownerId, table.createdAt),
    index('questionnaire_open').on(table.schoolId, table.state, table.closesAt),
  ],
)

/** Who answered, of an anonymous questionnaire what is not known here: no time, and no order (record 155). */
export const questionnaireParticipation = pgTable(
  'questionnaire_participation',
  {
    schoolId: tenantId(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.questionnaireId, table.personId] }),
    index('questionnaire_participation_person').on(table.schoolId, table.personId),
  ],
)

/** What somebody answered; of an anonymous questionnaire without a name or a time, under an id drawn by chance. */
export const questionnaireResponse = pgTable(
  'questionnaire_response',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    personId: uuid('person_id'),
    submittedAt: stamp('submitted_at'),
    answers: jsonb('answers').$type<readonly QuestionnaireAnswer[]>().notNull(),
    /** Nothing tells any more when the row was written beside which other. */
    mixed: boolean('mixed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('questionnaire_response_of').on(table.schoolId, table.questionnaireId),
    uniqueIndex('questionnaire_response_person')
      .on(table.schoolId, table.questionnaireId, table.personId)
      .where(sql`person_id is not null`),
    index('questionnaire_response_unmixed')
      .on(table.schoolId, table.questionnaireId)
      .where(sql`person_id is null and not mixed`),
  ],
)
