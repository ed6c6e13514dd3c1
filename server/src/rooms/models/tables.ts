import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Annotation } from '@xinglin/contract/models'
import { bytea, stamp, tenantId } from '#platform/database'

/** A three-dimensional model of a course (三维模型); its file lies with the others of the school. */
export const courseModel = pgTable(
  'course_model',
  {
    schoolId: tenantId(),
    id: uuid('id').notNull(),
    courseId: uuid('course_id').notNull(),
    personId: uuid('person_id'),
    /** Which of those that come with the product; empty for an uploaded one. */
    builtIn: text('built_in').notNull().default(''),
    name: text('name').notNull(),
    english: text('english').notNull().default(''),
    summary: text('summary').notNull().default(''),
    fileId: uuid('file_id').notNull(),
    posterId: uuid('poster_id'),
    bytes: integer('bytes').notNull(),
    triangles: integer('triangles').notNull(),
    /** What is explained, in order. Read and written as one, so kept as one. */
    annotations: jsonb('annotations').$type<Annotation[]>().notNull(),
    createdAt: stamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index('course_model_course').on(table.schoolId, table.courseId, table.createdAt),
    uniqueIndex('course_model_built_in')
      .on(table.schoolId, table.courseId, table.builtIn)
      .where(sql`built_in <> ''`),
  ],
)

/** A part of a file on its way up; gone once the file is whole, or after a day. */
export const modelUploadPart = pgTable(
  'model_upload_part',
  {
    schoolId: tenantId(),
    uploadId: uuid('upload_id').notNull(),
    personId: uuid('person_id').notNull(),
    part: integer('part').notNull(),
    bytes: bytea('bytes').notNull(),
    at: stamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.personId, table.uploadId, table.part] }),
    index('model_upload_part_at').on(table.schoolId, table.at),
  ],
)
