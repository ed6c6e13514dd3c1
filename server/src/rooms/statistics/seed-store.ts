import { sql } from 'drizzle-orm'
import { newId } from '#platform/ids'
import type { Day, TenantContext } from '#platform/visit'
import type { Metric } from './store.ts'
import { dayTotal, pageAccess, total } from './tables.ts'

/** Somebody arrived on a page. */
export type NewAccess = {
  readonly personId: string | null
  /** The number of the page as its calls give it. */
  readonly code: string
  readonly title: string
  readonly path: string
  readonly at: Date
}

/** What was counted of a school before: every arrival on a page, sign-ins by day, looks at courses. */
export type NewCounts = {
  readonly accesses: readonly NewAccess[]
  readonly logins: ReadonlyMap<Day, number>
  readonly clicks: number
}

/** A statement has room for 65,535 parameters. */
const together = 5_000

/** Writes what was counted, and adds it to the totals of the school. */
export const insertCounts = async (
  { db, school: { id: schoolId } }: TenantContext,
  { accesses, logins, clicks }: NewCounts,
): Promise<void> => {
  for (let from = 0; from < accesses.length; from += together)
    await db
      .insert(pageAccess)
      .values(
        accesses
          .slice(from, from + together)
          .map((one) => ({ schoolId, id: newId(one.at.getTime()), ...one })),
      )
  const days = [...logins].map(([day, value]) => ({ schoolId, day, metric: 'logins', value }))
  if (days.length > 0) await db.insert(dayTotal).values(days)
  const sums: Readonly<Record<Metric, number>> = {
    clicks,
    visits: accesses.length,
    logins: days.reduce((sum, { value }) => sum + value, 0),
  }
  await db
    .insert(total)
    .values(Object.entries(sums).map(([metric, value]) => ({ schoolId, metric, value })))
    .onConflictDoUpdate({
      target: [total.schoolId, total.metric],
      set: { value: sql`${total.value} + excluded.value` },
    })
}
