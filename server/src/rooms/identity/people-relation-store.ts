import { sql, type SQL } from 'drizzle-orm'

/** A relation for the queries of other rooms: `person_id`, `name` and `number` of the people of a school. */
export const peopleOfSchool = (schoolId: string): SQL => sql`
  select one.id as person_id, one.real_name as name, one.number
  from person one where one.school_id = ${schoolId}`
