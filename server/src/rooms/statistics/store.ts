import { and, eq, inArray, lt, notLike, or, sql } from 'drizzle-orm'
import { newId } from '#platform/ids'
import type { Day, TenantContext, Visit } from '#platform/visit'
import { counted, dayTotal, pageAccess, total } from './tables.ts'

export type Metric = 'clicks' | 'visits' | 'logins'

/** How a day's count is named; it stays until the day is over. */
const dayThing = (what: string, day: Day): string => `${what}:${day}`
const ofADay = 'visits:%'

/** Counts of the visited school: relative updates in one statement, never read and written back. */
export const countStore = ({ db, school: { id: schoolId }, at, visitor, person }: Visit) => ({
  /** True when this visitor was not counted for this thing within `withinMs`. */
  async isNew(thing: string, withinMs: number): Promise<boolean> {
    const rows = await db
      .insert(counted)
      .values({ schoolId, visitor, thing, at })
      .onConflictDoUpdate({
        target: [counted.schoolId, counted.visitor, counted.thing],
        set: { at },
        setWhere: lt(counted.at, new Date(at.getTime() - withinMs)),
      })
      .returning({ at: counted.at })
    return rows.length > 0
  },
  /** Counts one more of what a visitor may do so often a day; false where it was done as often. */
  async isWithinDay(what: string, day: Day, most: number): Promise<boolean> {
    const rows = await db
      .insert(counted)
      .values({ schoolId, visitor, thing: dayThing(what, day), at })
      .onConflictDoUpdate({
        target: [counted.schoolId, counted.visitor, counted.thing],
        set: { at, times: sql`${counted.times} + 1` },
        setWhere: lt(counted.times, most),
      })
      .returning({ at: counted.at })
    return rows.length > 0
  },
  async add(metric: Metric): Promise<void> {
    await db
      .insert(total)
      .values({ schoolId, metric, value: 1 })
      .onConflictDoUpdate({
        target: [total.schoolId, total.metric],
        set: { value: sql`${total.value} + 1` },
      })
  },
  async addOn(day: string, metric: Metric): Promise<void> {
    await db
      .insert(dayTotal)
      .values({ schoolId, day, metric, value: 1 })
      .onConflictDoUpdate({
        target: [dayTotal.schoolId, dayTotal.day, dayTotal.metric],
        set: { value: sql`${dayTotal.value} + 1` },
      })
  },
  async onDay(day: string, metric: Metric): Promise<number> {
    const [row] = await db
      .select()
      .from(dayTotal)
      .where(
        and(eq(dayTotal.schoolId, schoolId), eq(dayTotal.day, day), eq(dayTotal.metric, metric)),
      )
    return row?.value ?? 0
  },
  async totals(): Promise<Record<Metric, number>> {
    const wanted: Metric[] = ['clicks', 'visits', 'logins']
    const rows = await db
      .select()
      .from(total)
      .where(and(eq(total.schoolId, schoolId), inArray(total.metric, wanted)))
    const of = (metric: Metric) => rows.find((row) => row.metric === metric)?.value ?? 0
    return { clicks: of('clicks'), visits: of('visits'), logins: of('logins') }
  },
  async keepAccess(code: string, title: string, path: string): Promise<void> {
    await db.insert(pageAccess).values({
      schoolId,
      id: newId(at.getTime()),
      personId: person?.id ?? null,
      code,
      title,
      path,
      at,
    })
  },
})

const hourMs = 3_600_000
const accessDays = 190

/** Forgets who was counted longer ago than any count looks back, and visits older than logs must be kept. */
export const forgetCounted = async ({ db, school }: TenantContext, at: Date): Promise<void> => {
  const before = (ms: number) => new Date(at.getTime() - ms)
  await db
    .delete(counted)
    .where(
      and(
        eq(counted.schoolId, school.id),
        lt(counted.at, before(hourMs)),
        or(notLike(counted.thing, ofADay), lt(counted.at, before(24 * hourMs))),
      ),
    )
  await db
    .delete(pageAccess)
    .where(
      and(eq(pageAccess.schoolId, school.id), lt(pageAccess.at, before(accessDays * 24 * hourMs))),
    )
}
