import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { DepartmentRow } from './store.ts'
import { department, school, schoolHost } from './tables.ts'

type SchoolSet = Partial<typeof school.$inferInsert>

/** The schools of the installation: no tenant rows. */
export const schoolsStore = (db: Db) => ({
  async find(id: string) {
    return (await db.select().from(school).where(eq(school.id, id)))[0]
  },
  async hosts(ids: readonly string[]) {
    if (ids.length === 0) return []
    return db
      .select()
      .from(schoolHost)
      .where(inArray(schoolHost.schoolId, [...ids]))
      .orderBy(desc(schoolHost.isPrimary), asc(schoolHost.host))
  },
  /** Changes a school that is still at `version`; false when somebody was faster. */
  async change(id: string, version: number, set: SchoolSet): Promise<boolean> {
    const rows = await db
      .update(school)
      .set({ ...set, version: version + 1 })
      .where(and(eq(school.id, id), eq(school.version, version)))
      .returning({ id: school.id })
    return rows.length > 0
  },
  async suspend(id: string, disabled: boolean): Promise<string | undefined> {
    const rows = await db
      .update(school)
      .set({ disabled })
      .where(eq(school.id, id))
      .returning({ name: school.name })
    return rows[0]?.name
  },
  async list(key: string, page: number, size: number) {
    const where = key
      ? sql`strpos(lower(${school.name} || ' ' || ${school.key}), lower(${key})) > 0`
      : undefined
    const rows = await db
      .select()
      .from(school)
      .where(where)
      .orderBy(asc(school.createdAt))
      .limit(size)
      .offset((page - 1) * size)
    return { rows, count: await db.$count(school, where) }
  },
})

/** The tree of departments of the visited school. */
export const departmentStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const one = (id: string) => and(eq(department.schoolId, schoolId), eq(department.id, id))
  const siblings = (parentId: string | null) =>
    and(
      eq(department.schoolId, schoolId),
      parentId === null ? isNull(department.parentId) : eq(department.parentId, parentId),
    )
  return {
    async find(id: string): Promise<DepartmentRow | undefined> {
      return (await db.select().from(department).where(one(id)).for('update'))[0]
    },
    async hasName(parentId: string | null, name: string, butId: string): Promise<boolean> {
      const where = and(siblings(parentId), eq(department.name, name), ne(department.id, butId))
      return (await db.$count(department, where)) > 0
    },
    /** Lets nobody else change the tree until the transaction ends: names are one among their siblings. */
    async alone(): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`departments ${schoolId}`}, 0))`,
      )
    },
    countChildren: (id: string): Promise<number> => db.$count(department, siblings(id)),
    async add(row: Omit<typeof department.$inferInsert, 'schoolId' | 'sort'>): Promise<void> {
      const sort = await db.$count(department, siblings(row.parentId ?? null))
      await db.insert(department).values({ schoolId, sort, ...row })
    },
    async change(id: string, set: { name: string; motif: string }): Promise<void> {
      await db.update(department).set(set).where(one(id))
    },
    async arrange(ids: readonly string[]): Promise<void> {
      for (const [sort, id] of ids.entries())
        await db.update(department).set({ sort }).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(department).where(one(id))
    },
  }
}
