import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PointRule } from '@xinglin/contract/points'
import type { TenantContext } from '#platform/visit'
import { pointAccount, pointEntry } from './tables.ts'

export type EntryRow = typeof pointEntry.$inferSelect

export type WantedEntries = {
  readonly personId: string
  readonly rule?: PointRule
  readonly from?: Date
  readonly to?: Date
}

/** The ledger of the visited school. */
export const entryStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(pointEntry.schoolId, schoolId)
  const narrowed = ({ personId, rule, from, to }: WantedEntries): SQL | undefined =>
    and(
      own,
      eq(pointEntry.personId, personId),
      rule && eq(pointEntry.rule, rule),
      from && gte(pointEntry.at, from),
      to && lt(pointEntry.at, to),
    )
  return {
    /** All of a person, the first first. */
    of: (personId: string): Promise<EntryRow[]> =>
      db
        .select()
        .from(pointEntry)
        .where(narrowed({ personId }))
        .orderBy(pointEntry.at, pointEntry.id),
    list: (wanted: WantedEntries, page: number, size: number): Promise<EntryRow[]> =>
      db
        .select()
        .from(pointEntry)
        .where(narrowed(wanted))
        .orderBy(desc(pointEntry.at), desc(pointEntry.id))
        .limit(size)
        .offset((page - 1) * size),
    count: (wanted: WantedEntries): Promise<number> => db.$count(pointEntry, narrowed(wanted)),
    async sum(wanted: WantedEntries): Promise<number> {
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${pointEntry.points}), 0)::int` })
        .from(pointEntry)
        .where(narrowed(wanted))
      return row?.sum ?? 0
    },
    async find(id: string): Promise<EntryRow | undefined> {
      return (
        await db
          .select()
          .from(pointEntry)
          .where(and(own, eq(pointEntry.id, id)))
      )[0]
    },
    /** Which of some rows another one takes back. */
    async reversed(ids: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set()
      const rows = await db
        .select({ id: pointEntry.reversalOf })
        .from(pointEntry)
        .where(and(own, inArray(pointEntry.reversalOf, [...ids])))
      return new Set(rows.flatMap(({ id }) => id ?? []))
    },
    async add(rows: readonly Omit<EntryRow, 'schoolId'>[]): Promise<void> {
      if (rows.length > 0)
        await db.insert(pointEntry).values(rows.map((row) => ({ ...row, schoolId })))
    },
    /** What each student earned since a moment; who earned nothing is left out. */
    async since(from: Date) {
      const points = sql<number>`sum(${pointEntry.points})::int`
      return db
        .select({ personId: pointEntry.personId, hidden: pointAccount.hidden, points })
        .from(pointEntry)
        .innerJoin(
          pointAccount,
          and(
            eq(pointAccount.schoolId, pointEntry.schoolId),
            eq(pointAccount.personId, pointEntry.personId),
          ),
        )
        .where(and(own, gte(pointEntry.at, from), eq(pointAccount.isStudent, true)))
        .groupBy(pointEntry.personId, pointAccount.hidden)
        .having(sql`sum(${pointEntry.points}) > 0`)
    },
  }
}
