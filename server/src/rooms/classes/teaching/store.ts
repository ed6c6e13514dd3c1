import { and, asc, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { containing, countListed, searchWords } from '#platform/database'
import type { IsOfColleges } from '#identity'
import type { TenantContext } from '#platform/visit'
import { classMember, classStaff, teachingClass } from './tables.ts'

export type TeachingRow = typeof teachingClass.$inferSelect
export type TeachingLine = TeachingRow & { readonly students: number }

/** Narrows the list of 教学班. */
export type WantedTeaching = {
  readonly termId: string | undefined
  readonly key: string
  readonly state: 'all' | 'open' | 'archived'
  /** Only those that somebody teaches or assists in. */
  readonly teacherId: string | undefined
  /** Those of some other teachers too. */
  readonly overseen?: IsOfColleges
}

/** The 教学班 of the visited school. */
export const teachingStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(teachingClass.schoolId, schoolId)
  const one = (id: string) => and(all, eq(teachingClass.id, id))
  // Columns of a single table are written bare: within the inner query they would be its own.
  const students = sql<number>`(select count(*)::int from ${classMember} member where member.school_id = ${schoolId}::uuid and member.class_id = ${teachingClass}.id)`
  const taughtBy = (personId: string): SQL | undefined =>
    or(
      eq(teachingClass.teacherId, personId),
      exists(
        db
          .select({ id: classStaff.classId })
          .from(classStaff)
          .where(
            and(
              eq(classStaff.schoolId, schoolId),
              eq(classStaff.personId, personId),
              eq(classStaff.classId, sql`${teachingClass}.id`),
            ),
          ),
      ),
    )
  const narrowed = ({ termId, key, state, teacherId, overseen }: WantedTeaching): SQL | undefined =>
    and(
      all,
      termId === undefined ? undefined : eq(teachingClass.termId, termId),
      state === 'all' ? undefined : eq(teachingClass.closed, state === 'archived'),
      teacherId === undefined
        ? undefined
        : or(taughtBy(teacherId), overseen?.(teachingClass.teacherId)),
      // As screens call it, its course before its name, in parts.
      ...searchWords(key).map((word) =>
        ilike(sql`${teachingClass.course} || ' ' || ${teachingClass.name}`, containing(word)),
      ),
    )
  const lines = async (where: SQL | undefined, page?: { from: number; size: number }) => {
    const rows = await db
      .select({ row: teachingClass, students })
      .from(teachingClass)
      .where(where)
      .orderBy(desc(teachingClass.createdAt), desc(teachingClass.id))
      .limit(page?.size ?? 1_000)
      .offset(page?.from ?? 0)
    return rows.map((row): TeachingLine => ({ ...row.row, students: row.students }))
  }
  return {
    list: (wanted: WantedTeaching, page: number, size: number): Promise<TeachingLine[]> =>
      lines(narrowed(wanted), { from: (page - 1) * size, size }),
    count: (wanted: WantedTeaching): Promise<number> =>
      countListed(db, teachingClass, narrowed(wanted)),
    /** Everything that somebody teaches or assists in. */
    taught: (personId: string): Promise<TeachingLine[]> => lines(and(all, taughtBy(personId))),
    among: async (ids: readonly string[]): Promise<TeachingLine[]> =>
      ids.length === 0 ? [] : lines(and(all, inArray(teachingClass.id, [...ids]))),
    async find(id: string): Promise<TeachingLine | undefined> {
      return (await lines(one(id)))[0]
    },
    /** A class, its row held until the call ends. */
    async lock(id: string): Promise<TeachingRow | undefined> {
      return (await db.select().from(teachingClass).where(one(id)).for('update'))[0]
    },
    async byKey(uniqueKey: string): Promise<TeachingRow | undefined> {
      const where = and(all, eq(teachingClass.uniqueKey, uniqueKey))
      return (await db.select().from(teachingClass).where(where))[0]
    },
    /** The class that a code opens. */
    async byCode(code: string): Promise<TeachingRow | undefined> {
      const where = and(all, eq(teachingClass.joinCode, code))
      return (await db.select().from(teachingClass).where(where).orderBy(asc(teachingClass.id)))[0]
    },
    async add(row: Omit<typeof teachingClass.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(teachingClass).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<TeachingRow>): Promise<void> {
      await db.update(teachingClass).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db
        .delete(classStaff)
        .where(and(eq(classStaff.schoolId, schoolId), eq(classStaff.classId, id)))
      await db.delete(teachingClass).where(one(id))
    },
    /** How many classes stand in each term. */
    async byTerm(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: teachingClass.termId, n: sql<number>`count(*)::int` })
        .from(teachingClass)
        .where(all)
        .groupBy(teachingClass.termId)
      return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
    },
  }
}
