import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { person } from './tables.ts'

/** Puts people into a 院系; null takes them out of theirs. */
export const setCollege = async (
  { db, school: { id: schoolId } }: TenantContext,
  personIds: readonly string[],
  collegeId: string | null,
): Promise<void> => {
  if (personIds.length === 0) return
  const isElsewhere =
    collegeId === null
      ? isNotNull(person.collegeId)
      : or(isNull(person.collegeId), ne(person.collegeId, collegeId))
  await db
    .update(person)
    .set({ collegeId })
    .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...personIds]), isElsewhere))
}

/** How many people each 院系 has. */
export const peopleByCollege = async ({
  db,
  school: { id: schoolId },
}: TenantContext): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ id: person.collegeId, n: sql<number>`count(*)::int` })
    .from(person)
    .where(and(eq(person.schoolId, schoolId), isNotNull(person.collegeId)))
    .groupBy(person.collegeId)
  return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
}
