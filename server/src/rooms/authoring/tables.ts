import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { CourseContent } from '@xinglin/contract/authoring'
import { stamp, tenantId } from '#platform/database'

/** What the author of a course is writing; what was approved of it is a version of the course, and the draft is gone then. */
export const courseDraft = pgTable(
  'course_draft',
  {
    schoolId: tenantId(),
    courseId: uuid('course_id').notNull(),
    content: jsonb('content').$type<CourseContent>().notNull(),
    /** Counts what was saved, so that whoever wrote upon an older one is told. */
    revision: integer('revision').notNull().default(0),
    editorId: uuid('editor_id').notNull(),
    editedAt: stamp('edited_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId] })],
)
