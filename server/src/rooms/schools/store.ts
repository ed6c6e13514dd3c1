import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database'
import { department, school, schoolHost } from './tables.ts'

export type SchoolRow = typeof school.$inferSelect & { hosts: string[]; primaryHost: string }
export type DepartmentRow = typeof department.$inferSelect

/** Reads a school by one of its hosts, before any tenant is known. */
export const findSchool = async (db: Db, host: string): Promise<SchoolRow | undefined> => {
  const [schoolRow] = await db
    .select({ id: schoolHost.schoolId })
    .from(schoolHost)
    .where(eq(schoolHost.host, host))
  if (!schoolRow) return undefined
  const [row] = await db.select().from(school).where(eq(school.id, schoolRow.id))
  const hosts = await db
    .select()
    .from(schoolHost)
    .where(eq(schoolHost.schoolId, schoolRow.id))
    .orderBy(asc(schoolHost.host))
  if (!row) return undefined
  return {
    ...row,
    hosts: hosts.map((one) => one.host),
    primaryHost: hosts.find((one) => one.isPrimary)?.host ?? host,
  }
}

export const findSchoolByKey = async (db: Db, key: string): Promise<{ id: string } | undefined> =>
  (await db.select({ id: school.id }).from(school).where(eq(school.key, key)))[0]

/** Every school of this installation. */
export const schoolIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: school.id }).from(school)).map((row) => row.id)

/** A school by its id, as far as whoever works beside the calls needs it; undefined where it is disabled. */
export const schoolNamed = async (
  db: Db,
  id: string,
): Promise<{ readonly id: string; readonly name: string; readonly timezone: string } | undefined> =>
  (
    await db
      .select({ id: school.id, name: school.name, timezone: school.timezone })
      .from(school)
      .where(and(eq(school.id, id), eq(school.disabled, false)))
  )[0]

export const insertSchool = async (
  db: Db,
  row: typeof school.$inferInsert,
  hosts: readonly string[],
): Promise<void> => {
  await db.insert(school).values(row)
  await db
    .insert(schoolHost)
    .values(hosts.map((host, i) => ({ host, schoolId: row.id, isPrimary: i === 0 })))
}

export const insertDepartments = async (
  db: Db,
  rows: (typeof department.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await db.insert(department).values(rows)
}

export const listDepartments = (db: Db, schoolId: string): Promise<DepartmentRow[]> =>
  db
    .select()
    .from(department)
    .where(eq(department.schoolId, schoolId))
    .orderBy(asc(department.sort), asc(department.id))

export const idleMinutes = async (db: Db, id: string): Promise<number> => {
  const [row] = await db
    .select({ minutes: school.exitOperationMinutes })
    .from(school)
    .where(eq(school.id, id))
  return row?.minutes ?? 0
}

/** The time zone of a school, in which its days begin and end. */
export const timezoneOf = async (db: Db, id: string): Promise<string> => {
  const [row] = await db.select({ timezone: school.timezone }).from(school).where(eq(school.id, id))
  return row?.timezone ?? 'Asia/Shanghai'
}

/** Whether a school with this key is there. */
export const hasSchool = async (db: Db, key: string): Promise<boolean> =>
  (await findSchoolByKey(db, key)) !== undefined

/** Schools of this installation that are not suspended, by name: some of them, and where asked those that wish to be listed. */
export const schoolNames = (
  db: Db,
  ids: readonly string[],
  alsoListed = false,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: school.id, name: school.name })
    .from(school)
    .where(
      and(
        eq(school.disabled, false),
        or(
          inArray(school.id, [...ids]),
          alsoListed ? sql`${school.flags} -> 'public_list' = 'true'::jsonb` : undefined,
        ),
      ),
    )
    .orderBy(asc(school.name), asc(school.id))
/** The schools that are open, by name, each with its primary host; one alone when its id is given. */
export const portalSchools = (db: Db, id: string | undefined) =>
  db
    .select({
      name: school.name,
      platformName: school.platformName,
      topLogoUrl: school.topLogoUrl,
      themeColour: school.themeColour,
      host: schoolHost.host,
    })
    .from(school)
    .innerJoin(schoolHost, and(eq(schoolHost.schoolId, school.id), eq(schoolHost.isPrimary, true)))
    .where(and(eq(school.disabled, false), id === undefined ? undefined : eq(school.id, id)))
    .orderBy(asc(school.name))
    .limit(500)
