import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { countListed, type Db } from '#platform/database'
import { searchCondition, type Findable } from '#platform/search-index'
import type { TenantContext } from '#platform/visit'
import { teacher, teacherToken } from './tables.ts'

export type TeacherRow = typeof teacher.$inferSelect

const tokens = {
  schoolId: teacherToken.schoolId,
  token: teacherToken.token,
  object: teacherToken.teacherId,
}

/** Teachers of the visited school. */
export const teacherStore = ({ db, school }: TenantContext) => ({
  async list(ids: readonly string[], departmentId?: string): Promise<TeacherRow[]> {
    if (ids.length === 0) return []
    const inDepartment = departmentId ? [eq(teacher.departmentId, departmentId)] : []
    return db
      .select()
      .from(teacher)
      .where(and(eq(teacher.schoolId, school.id), inArray(teacher.id, [...ids]), ...inDepartment))
      .orderBy(asc(teacher.sort), asc(teacher.id))
  },
  /** A teacher whose row is held until the call ends. */
  async lock(id: string): Promise<TeacherRow | undefined> {
    const where = and(eq(teacher.schoolId, school.id), eq(teacher.id, id))
    return (await db.select().from(teacher).where(where).for('update'))[0]
  },
  async inDepartment(departmentId: string): Promise<string[]> {
    const rows = await db
      .select({ id: teacher.id })
      .from(teacher)
      .where(and(eq(teacher.schoolId, school.id), eq(teacher.departmentId, departmentId)))
    return rows.map((row) => row.id)
  },
  /** Says something else of a teacher; undefined when the person is none yet. */
  async change(id: string, set: Partial<TeacherRow>): Promise<TeacherRow | undefined> {
    const where = and(eq(teacher.schoolId, school.id), eq(teacher.id, id))
    return (await db.update(teacher).set(set).where(where).returning())[0]
  },
  async index(id: string, { text, tokens: words }: Findable): Promise<void> {
    await this.change(id, { searchText: text })
    await db
      .delete(teacherToken)
      .where(and(eq(teacherToken.schoolId, school.id), eq(teacherToken.teacherId, id)))
    await db
      .insert(teacherToken)
      .values(words.map((token) => ({ schoolId: school.id, token, teacherId: id })))
  },
  /** Adds many at once, with what leads a search to them. */
  async add(
    all: readonly (Omit<typeof teacher.$inferInsert, 'schoolId'> & { words: Findable })[],
  ): Promise<void> {
    if (all.length === 0) return
    await db
      .insert(teacher)
      .values(
        all.map(({ words, ...row }) => ({ ...row, schoolId: school.id, searchText: words.text })),
      )
    const rows = all.map(({ id, words: { tokens: own } }) => ({ id, tokens: own.join('\n') }))
    await db.execute(sql`
      insert into ${teacherToken} (school_id, token, teacher_id)
      select ${school.id}::uuid, t.token, r.id
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, tokens text),
        string_to_table(r.tokens, ${'\n'}) as t (token)`)
  },
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await db
      .delete(teacherToken)
      .where(and(eq(teacherToken.schoolId, school.id), inArray(teacherToken.teacherId, [...ids])))
    await db
      .delete(teacher)
      .where(and(eq(teacher.schoolId, school.id), inArray(teacher.id, [...ids])))
  },
  everyone: (): Promise<TeacherRow[]> =>
    db
      .select()
      .from(teacher)
      .where(eq(teacher.schoolId, school.id))
      .orderBy(asc(teacher.sort), asc(teacher.id)),
  unindexed: (): Promise<TeacherRow[]> =>
    db
      .select()
      .from(teacher)
      .where(and(eq(teacher.schoolId, school.id), eq(teacher.searchText, ''))),
  async countsByPlace(): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .select({ id: teacher.departmentId, count: sql<number>`count(*)::int` })
      .from(teacher)
      .where(eq(teacher.schoolId, school.id))
      .groupBy(teacher.departmentId)
    return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])))
  },
  /** Teachers by name, in the school's order, and how many there are. */
  async search(
    key: string,
    { from, size }: { from: number; size: number },
  ): Promise<{ rows: TeacherRow[]; count: number }> {
    const where = and(
      eq(teacher.schoolId, school.id),
      (
        await searchCondition(db, key, {
          id: teacher.id,
          text: teacher.searchText,
          tokens,
          schoolId: school.id,
        })
      ).where,
    )
    const rows = await db
      .select()
      .from(teacher)
      .where(where)
      .orderBy(asc(teacher.sort), asc(teacher.id))
      .limit(size)
      .offset(from)
    return { rows, count: await countListed(db, teacher, where) }
  },
})

export const insertTeacher = async (
  db: Db,
  row: typeof teacher.$inferInsert,
  names: readonly string[],
): Promise<void> => {
  await db.insert(teacher).values(row)
  const { schoolId, id: teacherId } = row
  await db.insert(teacherToken).values(names.map((token) => ({ schoolId, token, teacherId })))
}
