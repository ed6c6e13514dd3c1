import { and, asc, count, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { MarkingState, WorkKind } from '@xinglin/contract/marking'
import type { TenantContext } from '#platform/visit'
import { markedWork } from './tables.ts'

export type WorkRow = typeof markedWork.$inferSelect
export type NewWork = Omit<WorkRow, 'schoolId'>

const back: MarkingState[] = ['returned', 'released']

/** The works of the visited school that are marked. */
export const workStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const all = eq(markedWork.schoolId, schoolId)
  const one = (id: string) => and(all, eq(markedWork.id, id))
  const news = (kind: WorkKind, personId: string) =>
    and(
      all,
      eq(markedWork.kind, kind),
      eq(markedWork.personId, personId),
      inArray(markedWork.state, back),
      isNull(markedWork.readAt),
    )
  return {
    async find(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(markedWork).where(one(id)))[0]
    },
    /** The same, its row held until the call ends. */
    async lock(id: string): Promise<WorkRow | undefined> {
      return (await db.select().from(markedWork).where(one(id)).for('update'))[0]
    },
    /** Works of some ids, by id. */
    async among(ids: readonly string[]): Promise<ReadonlyMap<string, WorkRow>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select()
        .from(markedWork)
        .where(and(all, inArray(markedWork.id, [...ids])))
      return new Map(rows.map((row) => [row.id, row]))
    },
    /** What some people handed in for some items, in the order in which it was. */
    async ofItems(itemIds: readonly string[], personIds: readonly string[]): Promise<WorkRow[]> {
      if (itemIds.length === 0 || personIds.length === 0) return []
      return db
        .select()
        .from(markedWork)
        .where(
          and(
            all,
            inArray(markedWork.itemId, [...itemIds]),
            inArray(markedWork.personId, [...personIds]),
          ),
        )
        .orderBy(asc(markedWork.handedAt), asc(markedWork.id))
    },
    /** Releases what is marked of a group, or of some of its people: their examinees read it with the group's results. */
    async releaseMarked(
      kind: WorkKind,
      groupId: string,
      at: Date,
      personIds?: readonly string[],
    ): Promise<void> {
      if (personIds?.length === 0) return
      await db
        .update(markedWork)
        .set({ state: 'released', readAt: null, releasedAt: at })
        .where(
          and(
            all,
            eq(markedWork.kind, kind),
            eq(markedWork.groupId, groupId),
            eq(markedWork.state, 'marked'),
            personIds && inArray(markedWork.personId, [...personIds]),
          ),
        )
    },
    /** Takes back that some works were released: what they belong to is under way again. */
    async unrelease(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(markedWork)
        .set({ state: 'marked', releasedAt: null })
        .where(and(all, inArray(markedWork.id, [...ids]), eq(markedWork.state, 'released')))
    },
    /** Everything that was handed in for an item, whether it counts or not. */
    ofItem: (itemId: string): Promise<WorkRow[]> =>
      db
        .select()
        .from(markedWork)
        .where(and(all, eq(markedWork.itemId, itemId))),
    /** Whether some works count, and wait where they are not marked. */
    async count(ids: readonly string[], counted: boolean): Promise<void> {
      if (ids.length === 0) return
      await db
        .update(markedWork)
        .set({ counted })
        .where(and(all, inArray(markedWork.id, [...ids])))
    },
    /** The works of a group, what whoever oversees it tried left out, in the order in which they were handed in. */
    ofGroup: (kind: WorkKind, groupId: string): Promise<WorkRow[]> =>
      db
        .select()
        .from(markedWork)
        .where(
          and(
            all,
            eq(markedWork.kind, kind),
            eq(markedWork.groupId, groupId),
            eq(markedWork.counted, true),
          ),
        )
        .orderBy(asc(markedWork.handedAt), asc(markedWork.id)),
    /** How many works wait, by group. */
    async waiting(kind: WorkKind, groupIds: readonly string[]): Promise<Map<string, number>> {
      if (groupIds.length === 0) return new Map()
      const rows = await db
        .select({ groupId: markedWork.groupId, waiting: count() })
        .from(markedWork)
        .where(
          and(
            all,
            eq(markedWork.kind, kind),
            inArray(markedWork.groupId, [...groupIds]),
            // As the index says it: a parameter would hide from the planner that these are few.
            sql`${markedWork.state} = 'waiting' and ${markedWork.counted}`,
          ),
        )
        .groupBy(markedWork.groupId)
      return new Map(rows.map((row) => [row.groupId, row.waiting]))
    },
    /** What of a person came back and was not opened since, the newest first. */
    back: (kind: WorkKind, personId: string, most: number): Promise<WorkRow[]> =>
      db
        .select()
        .from(markedWork)
        .where(news(kind, personId))
        .orderBy(desc(markedWork.handedAt))
        .limit(most),
    unread: (kind: WorkKind, personId: string): Promise<number> =>
      db.$count(markedWork, news(kind, personId)),
    /** What a person handed in between two moments, trials left out, the newest first. */
    ofPerson: (
      kind: WorkKind,
      personId: string,
      { from, to, most }: { readonly from?: Date; readonly to?: Date; readonly most: number },
    ): Promise<WorkRow[]> =>
      db
        .select()
        .from(markedWork)
        .where(
          and(
            all,
            eq(markedWork.kind, kind),
            eq(markedWork.personId, personId),
            eq(markedWork.counted, true),
            from && gte(markedWork.handedAt, from),
            to && lte(markedWork.handedAt, to),
          ),
        )
        .orderBy(desc(markedWork.handedAt), desc(markedWork.id))
        .limit(most),
    async keep(row: NewWork): Promise<void> {
      await db
        .insert(markedWork)
        .values({ schoolId, ...row })
        .onConflictDoUpdate({ target: [markedWork.schoolId, markedWork.id], set: row })
    },
    async change(id: string, set: Partial<NewWork>): Promise<void> {
      await db.update(markedWork).set(set).where(one(id))
    },
  }
}
