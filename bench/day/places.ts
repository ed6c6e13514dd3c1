import pg from 'pg'
import { placesOf } from '../standing/savers.ts'
import type { Places } from './learner.ts'

/** Where a day takes place: the demo's courses, by what their items are. */
export const placesOfDay = async (databaseUrl: string): Promise<Places> => {
  const byKind = await placesOf(databaseUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows: courses } = await client.query<{ id: string }>(
    `select c.id from course c join school s on s.id = c.school_id and s.key = 'qinghe' where c.shelf in (1, 2)`,
  )
  const { rows: exams } = await client.query<{ course: string }>(
    `select v.course_id as course from course_item i
     join course_version v on v.school_id = i.school_id and v.id = i.version_id
     join course c on c.school_id = v.school_id and c.current_version_id = v.id and c.shelf in (1, 2)
     join school s on s.id = c.school_id and s.key = 'qinghe'
     where i.kind = 'consultation' and i.body->>'mode' = 'examination' and not v.sequential limit 1`,
  )
  await client.end()
  const of = (kind: string): string => {
    const places = byKind.get(kind)
    if (!places) throw new Error(`the demo has no course with a ${kind}`)
    return places
  }
  const consultation = of('consultation')
  return {
    courses: courses.map(({ id }) => id),
    text: of('text'),
    quiz: of('quiz'),
    consultation,
    exam: exams[0]?.course ?? consultation,
  }
}
