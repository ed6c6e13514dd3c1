import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { runsSchool, type Visit } from '#platform/visit'
import { course, courseItem } from '../tables.ts'

/** The quizzes of the school's courses as they are now. */
export const quizStore = (visit: Visit) => {
  const { db, school, person } = visit
  // As `sightOf` has it: a colleague's course when it is examined and published, and not for a class alone.
  const seen = runsSchool(visit)
    ? undefined
    : or(sql`${course.shelf} in (1, 2)`, eq(course.authorId, person?.id ?? ''))
  return {
    /** The newest courses first, their items in the order of the whole version; of the questions their types alone. */
    list: (most: number) =>
      db
        .select({
          id: courseItem.id,
          title: courseItem.title,
          minutes: courseItem.minutes,
          courseName: course.name,
          authorId: course.authorId,
          pass: sql<number>`(${courseItem.body}->>'pass')::int`,
          types: sql<string[]>`jsonb_path_query_array(${courseItem.body}, '$.questions[*].type')`,
          drawn: sql<number>`(select coalesce(sum((d->>'count')::int), 0)::int from jsonb_array_elements(coalesce(${courseItem.body}->'draws', '[]')) d)`,
        })
        .from(course)
        .innerJoin(
          courseItem,
          and(
            eq(courseItem.schoolId, course.schoolId),
            eq(courseItem.versionId, course.currentVersionId),
          ),
        )
        .where(and(eq(course.schoolId, school.id), eq(courseItem.kind, 'quiz'), seen))
        .orderBy(desc(course.createdAt), desc(course.id), asc(courseItem.sort))
        .limit(most),
  }
}
