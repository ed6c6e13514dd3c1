import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { pointRules, type PointPolicy } from '@xinglin/contract/points'
import type { Day, TenantContext } from '#platform/visit'
import { pointAccount, pointDay, pointDue, pointPolicy } from './tables.ts'

export type AccountRow = typeof pointAccount.$inferSelect

/** The points of people of the visited school, and whose are to be looked at. */
export const accountStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(pointAccount.schoolId, schoolId)
  const one = (personId: string) => and(own, eq(pointAccount.personId, personId))
  return {
    async find(personId: string): Promise<AccountRow | undefined> {
      return (await db.select().from(pointAccount).where(one(personId)))[0]
    },
    /** Somebody's account, begun where there is none, and held until the call ends. */
    async lock(personId: string, isStudent: boolean, at: Date): Promise<AccountRow> {
      await db
        .insert(pointAccount)
        .values({ schoolId, personId, isStudent, settledAt: at })
        .onConflictDoNothing()
      const [row] = await db.select().from(pointAccount).where(one(personId)).for('update')
      if (!row) throw new Error('an account of points vanished')
      return row
    },
    async change(personId: string, set: Partial<AccountRow>): Promise<void> {
      await db.update(pointAccount).set(set).where(one(personId))
    },
    /** Students with points. */
    standing: () =>
      db
        .select({
          personId: pointAccount.personId,
          hidden: pointAccount.hidden,
          points: pointAccount.balance,
        })
        .from(pointAccount)
        .where(and(own, eq(pointAccount.isStudent, true), gt(pointAccount.balance, 0))),
    /** Has accounts looked at again that were not since a moment. */
    async sweep(before: Date, at: Date, most: number): Promise<void> {
      await db.execute(sql`
        insert into ${pointDue} (school_id, person_id, due_at)
        select school_id, person_id, ${at.toISOString()}::timestamptz from ${pointAccount}
        where ${and(own, lt(pointAccount.settledAt, before))}
        order by ${pointAccount.settledAt} limit ${most}
        on conflict do nothing`)
    },
  }
}

/** Whose points are to be looked at. */
export const dueStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(pointDue.schoolId, schoolId)
  return {
    async put(personIds: readonly string[], dueAt: Date): Promise<void> {
      if (personIds.length === 0) return
      const ids = [...new Set(personIds)].toSorted()
      await db
        .insert(pointDue)
        .values(ids.map((personId) => ({ schoolId, personId, dueAt })))
        .onConflictDoUpdate({
          target: [pointDue.schoolId, pointDue.personId],
          // Who waits already waits no longer for it.
          set: { dueAt: sql`least(${pointDue.dueAt}, excluded.due_at)` },
        })
    },
    /** Has somebody wait until a moment, whatever they waited for before. */
    async postpone(personId: string, dueAt: Date): Promise<void> {
      await db
        .insert(pointDue)
        .values({ schoolId, personId, dueAt })
        .onConflictDoUpdate({ target: [pointDue.schoolId, pointDue.personId], set: { dueAt } })
    },
    /** Takes somebody whose turn has come, whom nobody else looks at; what happens meanwhile waits until this is over. */
    async take(at: Date): Promise<string | undefined> {
      const next = db
        .select({ personId: pointDue.personId })
        .from(pointDue)
        .where(and(own, lte(pointDue.dueAt, at)))
        .orderBy(pointDue.dueAt)
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await next
      if (!row) return undefined
      await db.delete(pointDue).where(and(own, eq(pointDue.personId, row.personId)))
      return row.personId
    },
  }
}

/** On which days people signed in. */
export const dayStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async add(personId: string, day: Day, at: Date): Promise<void> {
    await db.insert(pointDay).values({ schoolId, personId, day, at }).onConflictDoNothing()
  },
  of: (personId: string, most: number) =>
    db
      .select()
      .from(pointDay)
      .where(and(eq(pointDay.schoolId, schoolId), eq(pointDay.personId, personId)))
      .orderBy(sql`${pointDay.day} desc`)
      .limit(most),
})

/** The rules that the visited school has set. */
export const policyStore = ({ db, school: { id: schoolId } }: TenantContext) => ({
  async find() {
    const [row] = await db.select().from(pointPolicy).where(eq(pointPolicy.schoolId, schoolId))
    return row
  },
  /** Sets them upon a version; false where somebody else has set another one. */
  async save(policy: PointPolicy, version: number, changedAt: Date): Promise<boolean> {
    const ordered = {
      ...policy,
      Rules: pointRules.flatMap((rule) => policy.Rules.filter(({ Rule }) => Rule === rule)),
    }
    const row = { policy: ordered, version: version + 1, changedAt }
    const written =
      version === 0
        ? await db
            .insert(pointPolicy)
            .values({ schoolId, ...row })
            .onConflictDoNothing()
            .returning()
        : await db
            .update(pointPolicy)
            .set(row)
            .where(and(eq(pointPolicy.schoolId, schoolId), eq(pointPolicy.version, version)))
            .returning()
    return written.length > 0
  },
})
