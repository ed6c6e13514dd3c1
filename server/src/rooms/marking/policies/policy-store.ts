import { and, eq, inArray } from 'drizzle-orm'
import { type MarkingPolicy, defaultPolicy } from '@xinglin/contract/marking'
import type { TenantContext } from '#platform/visit'
import { markingPolicy } from '../works/tables.ts'

/** How works of items of the visited school are marked. */
export const policyStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  /** By item; `usual` where nothing was set. */
  async of(
    itemIds: readonly string[],
    usual: MarkingPolicy = defaultPolicy,
  ): Promise<(itemId: string) => MarkingPolicy> {
    const rows =
      itemIds.length === 0
        ? []
        : await db
            .select()
            .from(markingPolicy)
            .where(
              and(
                eq(markingPolicy.schoolId, schoolId),
                inArray(markingPolicy.itemId, [...new Set(itemIds)]),
              ),
            )
    const known = new Map(rows.map((row) => [row.itemId, row]))
    return (itemId) => {
      const row = known.get(itemId)
      if (!row) return usual
      const { anonymous, markers, differ } = row
      return { Anonymous: anonymous, Markers: markers === 2 ? 2 : 1, Differ: differ }
    }
  },
  async keep(
    itemId: string,
    { Anonymous, Markers, Differ }: MarkingPolicy,
    changedAt: Date,
  ): Promise<void> {
    const set = { anonymous: Anonymous, markers: Markers, differ: Differ, changedAt }
    await db
      .insert(markingPolicy)
      .values({ schoolId, itemId, ...set })
      .onConflictDoUpdate({ target: [markingPolicy.schoolId, markingPolicy.itemId], set })
  },
})
