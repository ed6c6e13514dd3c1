import { and, asc, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { containing, countListed, searchWords } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { administrativeClass, classStay } from './tables.ts'

export type AdministrativeRow = typeof administrativeClass.$inferSelect
export type AdministrativeLine = AdministrativeRow & { readonly students: number }

/** Narrows the list of 行政班. */
export type WantedClasses = {
  readonly grade: number
  readonly departmentId: string | undefined
  readonly major: string
  readonly key: string
  readonly state: 'all' | AdministrativeRow['state']
  /** Only those that somebody sees; undefined for all. */
  readonly seen: SeenClasses | undefined
}

/** Classes that somebody heads, or that belong to some 院系. */
export type SeenClasses = {
  readonly headTeacherId: string
  readonly collegeIds: readonly string[]
}

/** The 行政班 of the visited school. */
export const administrativeStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(administrativeClass.schoolId, schoolId)
  const one = (id: string) => and(all, eq(administrativeClass.id, id))
  // Columns of a single table are written bare: within the inner query they would be its own.
  const students = sql<number>`(select count(*)::int from ${classStay} stay where stay.school_id = ${schoolId}::uuid and stay.class_id = ${administrativeClass}.id and stay.until_day is null)`
  const seenBy = (seen: SeenClasses | undefined): SQL | undefined =>
    seen &&
    or(
      eq(administrativeClass.headTeacherId, seen.headTeacherId),
      inArray(administrativeClass.departmentId, [...seen.collegeIds]),
    )
  const narrowed = (wanted: WantedClasses): SQL | undefined =>
    and(
      all,
      wanted.state === 'all' ? undefined : eq(administrativeClass.state, wanted.state),
      wanted.grade === 0 ? undefined : eq(administrativeClass.grade, wanted.grade),
      wanted.departmentId === undefined
        ? undefined
        : eq(administrativeClass.departmentId, wanted.departmentId),
      wanted.major === '' ? undefined : eq(administrativeClass.major, wanted.major),
      seenBy(wanted.seen),
      // As screens call it: 2026级 临床医学 3班, written together or in parts.
      ...searchWords(wanted.key).map((word) =>
        ilike(
          sql`${administrativeClass.grade}::text || '级' || ${administrativeClass.major} || ${administrativeClass.name}`,
          containing(word),
        ),
      ),
    )
  const lines = () =>
    db.select({ row: administrativeClass, students }).from(administrativeClass).$dynamic()
  const asLines = (rows: { row: AdministrativeRow; students: number }[]): AdministrativeLine[] =>
    rows.map((row) => ({ ...row.row, students: row.students }))
  return {
    async list(wanted: WantedClasses, page: number, size: number): Promise<AdministrativeLine[]> {
      return asLines(
        await lines()
          .where(narrowed(wanted))
          .orderBy(
            desc(administrativeClass.grade),
            asc(administrativeClass.departmentId),
            asc(administrativeClass.major),
            asc(administrativeClass.name),
            asc(administrativeClass.id),
          )
          .limit(size)
          .offset((page - 1) * size),
      )
    },
    count: (wanted: WantedClasses): Promise<number> =>
      countListed(db, administrativeClass, narrowed(wanted)),
    /** The open classes of a grade. */
    async ofGrade(grade: number): Promise<string[]> {
      const rows = await db
        .select({ id: administrativeClass.id })
        .from(administrativeClass)
        .where(
          and(all, eq(administrativeClass.grade, grade), eq(administrativeClass.state, 'open')),
        )
      return rows.map(({ id }) => id)
    },
    async find(id: string): Promise<AdministrativeLine | undefined> {
      return asLines(await lines().where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<AdministrativeRow | undefined> {
      return (await db.select().from(administrativeClass).where(one(id)).for('update'))[0]
    },
    async among(ids: readonly string[]): Promise<AdministrativeRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(administrativeClass)
        .where(and(all, inArray(administrativeClass.id, [...new Set(ids)])))
    },
    /** The open ones of some grades. */
    async openOfGrades(grades: readonly number[]): Promise<string[]> {
      if (grades.length === 0) return []
      const rows = await db
        .select({ id: administrativeClass.id })
        .from(administrativeClass)
        .where(
          and(
            all,
            eq(administrativeClass.state, 'open'),
            inArray(administrativeClass.grade, [...grades]),
          ),
        )
      return rows.map(({ id }) => id)
    },
    /** Puts those of some that are in one state into another; answers which. */
    async turn(
      ids: readonly string[],
      { from, to }: Record<'from' | 'to', AdministrativeRow['state']>,
      at: Date,
    ): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .update(administrativeClass)
        .set({ state: to, editedAt: at, version: sql`${administrativeClass.version} + 1` })
        .where(
          and(all, inArray(administrativeClass.id, [...ids]), eq(administrativeClass.state, from)),
        )
        .returning({ id: administrativeClass.id })
      return rows.map(({ id }) => id)
    },
    async byKey(uniqueKey: string): Promise<AdministrativeRow | undefined> {
      return (
        await db
          .select()
          .from(administrativeClass)
          .where(and(all, eq(administrativeClass.uniqueKey, uniqueKey)))
      )[0]
    },
    /** Those that are not archived. */
    open: (): Promise<AdministrativeRow[]> =>
      db
        .select()
        .from(administrativeClass)
        .where(and(all, eq(administrativeClass.state, 'open'))),
    /** Those of some keys. */
    async keyed(keys: readonly string[]): Promise<AdministrativeRow[]> {
      if (keys.length === 0) return []
      return db
        .select()
        .from(administrativeClass)
        .where(and(all, inArray(administrativeClass.uniqueKey, [...keys])))
    },
    async add(row: Omit<typeof administrativeClass.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(administrativeClass).values({ ...row, schoolId })
    },
    /** Adds some; one that is there already, by what tells it apart, stays as it is. */
    async addMissing(
      rows: readonly Omit<typeof administrativeClass.$inferInsert, 'schoolId'>[],
    ): Promise<void> {
      if (rows.length === 0) return
      await db
        .insert(administrativeClass)
        .values(rows.map((row) => ({ ...row, schoolId })))
        .onConflictDoNothing()
    },
    async change(id: string, set: Partial<AdministrativeRow>): Promise<void> {
      await db.update(administrativeClass).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(administrativeClass).where(one(id))
    },
    /** How many classes and students each grade, 院系 and major has. */
    async tree(seen: SeenClasses | undefined) {
      const open = db
        .select({ classId: classStay.classId, students: sql<number>`count(*)::int`.as('students') })
        .from(classStay)
        .where(and(eq(classStay.schoolId, schoolId), isNull(classStay.untilDay)))
        .groupBy(classStay.classId)
        .as('open')
      return db
        .select({
          grade: administrativeClass.grade,
          departmentId: administrativeClass.departmentId,
          major: administrativeClass.major,
          classes: sql<number>`count(*) filter (where ${administrativeClass.state} = 'open')::int`,
          archived: sql<number>`count(*) filter (where ${administrativeClass.state} = 'archived')::int`,
          students: sql<number>`coalesce(sum(${open.students}) filter (where ${administrativeClass.state} = 'open'), 0)::int`,
        })
        .from(administrativeClass)
        .leftJoin(open, eq(open.classId, administrativeClass.id))
        .where(and(all, seenBy(seen)))
        .groupBy(
          administrativeClass.grade,
          administrativeClass.departmentId,
          administrativeClass.major,
        )
        .orderBy(
          desc(administrativeClass.grade),
          asc(administrativeClass.departmentId),
          asc(administrativeClass.major),
        )
    },
    /** How many classes each 院系 has. */
    async byDepartment(): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ id: administrativeClass.departmentId, n: sql<number>`count(*)::int` })
        .from(administrativeClass)
        .where(all)
        .groupBy(administrativeClass.departmentId)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },
  }
}
