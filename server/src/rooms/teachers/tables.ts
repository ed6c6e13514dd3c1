import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from '#platform/database'

/** What a school says of a teacher in public. */
export const teacher = pgTable(
  'teacher',
  {
    schoolId: tenantId(),
    /** The person's id. */
    id: uuid('id').notNull(),
    /** Title number of the contract: 5-13. */
    title: smallint('title').notNull(),
    departmentId: uuid('department_id'),
    name: text('name').notNull(),
    gender: smallint('gender'),
    imgUrl: text('img_url').notNull().default(''),
    remark: text('remark').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
)
