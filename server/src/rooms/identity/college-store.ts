import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
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

/** Puts people each into a 院系 of their own; those who are there already are not written. */
export const setColleges = async (
  { db, school: { id: schoolId } }: TenantContext,
  placed: readonly { readonly personId: string; readonly collegeId: string | null }[],
): Promise<void> => {
  if (placed.length === 0) return
  await db.execute(sql`
    update ${person} p set college_id = r."collegeId"
    from json_to_recordset(${JSON.stringify(placed)}::json) as r ("personId" uuid, "collegeId" uuid)
    where p.school_id = ${schoolId}::uuid and p.id = r."personId" and p.college_id is distinct from r."collegeId"`)
}

/** That a person belongs to one of some 院系, as a condition on the column that holds the person's id. */
export type IsOfColleges = (personId: AnyColumn) => SQL

/** The same for some 院系. */
export const isOfColleges =
  ({ db, school: { id: schoolId } }: TenantContext, collegeIds: readonly string[]): IsOfColleges =>
  (personId) =>
    collegeIds.length === 0
      ? sql`false`
      : sql`${personId} in ${db
          .select({ id: person.id })
          .from(person)
          .where(and(eq(person.schoolId, schoolId), inArray(person.collegeId, [...collegeIds])))}`

/** The 院系 of some people; those who have none are left out. */
export const collegesOfPeople = async (
  { db, school: { id: schoolId } }: TenantContext,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .select({ id: person.id, collegeId: person.collegeId })
    .from(person)
    .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...personIds])))
  return new Map(rows.flatMap(({ id, collegeId }) => (collegeId ? [[id, collegeId] as const] : [])))
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
