import { and, asc, desc, eq, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { IsOfColleges } from '#identity'
import { containing, countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { assignment, assignmentItem, assignmentReading } from './tables.ts'

export type AssignmentRow = typeof assignment.$inferSelect
export type ItemRow = typeof assignmentItem.$inferSelect
export type NewItem = Omit<ItemRow, 'schoolId' | 'assignmentId' | 'sort'>

/** Narrows the list of tasks. */
export type WantedAssignments = {
  readonly key: string
  readonly state: 'all' | AssignmentRow['state']
  readonly termId: string | undefined
  /** Of somebody: their own and these others; absent for all. */
  readonly of:
    | {
        readonly ownerId: string
        readonly ids: readonly string[]
        /** Of these people what is not a draft. */
        readonly overseen?: IsOfColleges
      }
    | undefined
  /** Only these; absent for all. */
  readonly among: readonly string[] | undefined
}

/** The tasks of the visited school and what they are made of. */
export const assignmentStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(assignment.schoolId, schoolId)
  const one = (id: string) => and(all, eq(assignment.id, id))
  const itemsIn = (ids: readonly string[]) =>
    and(eq(assignmentItem.schoolId, schoolId), inArray(assignmentItem.assignmentId, [...ids]))
  // An empty list of ids is a condition that nothing meets, said without one.
  const among = (ids: readonly string[]): SQL =>
    ids.length === 0 ? sql`false` : inArray(assignment.id, [...ids])
  const narrowed = (wanted: WantedAssignments): SQL | undefined =>
    and(
      all,
      wanted.state === 'all' ? undefined : eq(assignment.state, wanted.state),
      wanted.termId === undefined ? undefined : eq(assignment.termId, wanted.termId),
      wanted.key === '' ? undefined : ilike(assignment.title, containing(wanted.key)),
      wanted.of &&
        or(
          eq(assignment.ownerId, wanted.of.ownerId),
          among(wanted.of.ids),
          wanted.of.overseen &&
            and(ne(assignment.state, 'draft'), wanted.of.overseen(assignment.ownerId)),
        ),
      wanted.among && among(wanted.among),
    )
  return {
    list: (wanted: WantedAssignments, page: number, size: number): Promise<AssignmentRow[]> =>
      db
        .select()
        .from(assignment)
        .where(narrowed(wanted))
        .orderBy(desc(assignment.createdAt), desc(assignment.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedAssignments): Promise<number> =>
      countListed(db, assignment, narrowed(wanted)),
    async find(id: string): Promise<AssignmentRow | undefined> {
      return (await db.select().from(assignment).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<AssignmentRow | undefined> {
      return (await db.select().from(assignment).where(one(id)).for('update'))[0]
    },
    /** Those of some ids that were published, archived ones too. */
    async published(ids: readonly string[]): Promise<AssignmentRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(assignment)
        .where(
          and(
            all,
            inArray(assignment.id, [...ids]),
            inArray(assignment.state, ['published', 'archived']),
          ),
        )
        .orderBy(desc(assignment.createdAt))
    },
    async add(row: Omit<typeof assignment.$inferInsert, 'schoolId'>): Promise<void> {
      await db.insert(assignment).values({ ...row, schoolId })
    },
    async change(id: string, set: Partial<AssignmentRow>): Promise<void> {
      await db.update(assignment).set(set).where(one(id))
    },
    async remove(id: string): Promise<void> {
      await db.delete(assignmentItem).where(itemsIn([id]))
      await db.delete(assignment).where(one(id))
    },
    /** What tasks are made of, in their order. */
    async items(ids: readonly string[]): Promise<ItemRow[]> {
      if (ids.length === 0) return []
      return db
        .select()
        .from(assignmentItem)
        .where(itemsIn(ids))
        .orderBy(asc(assignmentItem.sort), asc(assignmentItem.id))
    },
    /** Puts other items in place of a task's; what was done at those that stay stays theirs. */
    async replaceItems(assignmentId: string, items: readonly NewItem[]): Promise<void> {
      await db.delete(assignmentItem).where(itemsIn([assignmentId]))
      if (items.length > 0)
        await db
          .insert(assignmentItem)
          .values(items.map((item, sort) => ({ ...item, schoolId, assignmentId, sort })))
    },
    /** To which tasks some items belong. */
    async tasksOfItems(ids: readonly string[]): Promise<{ id: string; assignmentId: string }[]> {
      if (ids.length === 0) return []
      return db
        .select({ id: assignmentItem.id, assignmentId: assignmentItem.assignmentId })
        .from(assignmentItem)
        .where(and(eq(assignmentItem.schoolId, schoolId), inArray(assignmentItem.id, [...ids])))
    },
    /** The tasks that have an examination as an item. */
    async tasksWithExam(examId: string): Promise<string[]> {
      const rows = await db
        .select({ id: assignmentItem.assignmentId })
        .from(assignmentItem)
        .where(
          and(
            eq(assignmentItem.schoolId, schoolId),
            eq(assignmentItem.kind, 'exam'),
            eq(assignmentItem.courseItemId, examId),
          ),
        )
      return rows.map(({ id }) => id)
    },
    async read(itemId: string, personId: string, readAt: Date): Promise<void> {
      await db
        .insert(assignmentReading)
        .values({ schoolId, itemId, personId, readAt })
        .onConflictDoNothing()
    },
    async readings(itemIds: readonly string[], personIds: readonly string[]) {
      if (itemIds.length === 0 || personIds.length === 0) return []
      return db
        .select()
        .from(assignmentReading)
        .where(
          and(
            eq(assignmentReading.schoolId, schoolId),
            inArray(assignmentReading.itemId, [...itemIds]),
            inArray(assignmentReading.personId, [...personIds]),
          ),
        )
    },
  }
}
