import { and, desc, eq, sql } from 'drizzle-orm'
import type { Visit } from '#platform/visit'
import { course, favourite } from '../tables.ts'

/** The courses that the visitor keeps; counts change by one in the statement that changes the row. */
export const favouriteStore = ({ db, school, person, at }: Visit) => {
  const schoolId = school.id
  const personId = person?.id ?? ''
  const mine = (courseId: string) =>
    and(
      eq(favourite.schoolId, schoolId),
      eq(favourite.personId, personId),
      eq(favourite.courseId, courseId),
    )
  const countOn = async (courseId: string, by: number): Promise<number> => {
    const one = and(eq(course.schoolId, schoolId), eq(course.id, courseId))
    const count = { count: course.favouriteCount }
    const [row] =
      by === 0
        ? await db.select(count).from(course).where(one)
        : await db
            .update(course)
            .set({ favouriteCount: sql`greatest(0, ${course.favouriteCount} + ${by})` })
            .where(one)
            .returning(count)
    return row?.count ?? 0
  }
  return {
    has: async (courseId: string): Promise<boolean> =>
      person !== null && (await db.$count(favourite, mine(courseId))) > 0,
    /** Keeps a course; answers how many keep it. */
    async keep(courseId: string): Promise<number> {
      const inserted = await db
        .insert(favourite)
        .values({ schoolId, personId, courseId, at })
        .onConflictDoNothing()
        .returning({ id: favourite.courseId })
      return countOn(courseId, inserted.length)
    },
    /** Keeps it no longer; answers how many do. */
    async drop(courseId: string): Promise<number> {
      const gone = await db
        .delete(favourite)
        .where(mine(courseId))
        .returning({ id: favourite.courseId })
      return countOn(courseId, -gone.length)
    },
    /** The ids of what is kept, the newest first. */
    async list(most: number): Promise<string[]> {
      const rows = await db
        .select({ id: favourite.courseId })
        .from(favourite)
        .where(and(eq(favourite.schoolId, schoolId), eq(favourite.personId, personId)))
        .orderBy(desc(favourite.at), desc(favourite.courseId))
        .limit(most)
      return rows.map((row) => row.id)
    },
  }
}
