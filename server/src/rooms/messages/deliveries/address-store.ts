import { and, asc, count, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { TenantContext } from '#platform/visit'
import { addressDelivery } from './tables.ts'

export type AddressRow = typeof addressDelivery.$inferSelect

/** Longer than all that one message may take at a gateway. */
const silentMs = 60_000

/** What goes from the visited school to addresses that belong to nobody of it yet. */
export const addressStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(addressDelivery.schoolId, schoolId)
  const about = (subjectId: string) => and(own, eq(addressDelivery.subjectId, subjectId))
  return {
    async put(rows: readonly Omit<typeof addressDelivery.$inferInsert, 'schoolId'>[]) {
      if (rows.length === 0) return
      await db
        .insert(addressDelivery)
        .values(rows.map((row) => ({ schoolId, ...row })))
        .onConflictDoNothing()
    },
    /** Gives up what may not be sent any more, and what a process took and gave no sign of for a minute. */
    async giveUp(at: Date): Promise<void> {
      await db
        .update(addressDelivery)
        .set({ state: 'failed', reason: '发送时中断，不知是否送达', workerId: null, takenAt: null })
        .where(
          and(
            own,
            eq(addressDelivery.state, 'sending'),
            lt(addressDelivery.takenAt, new Date(at.getTime() - silentMs)),
          ),
        )
      await db
        .update(addressDelivery)
        .set({
          text: '',
          state: sql`case ${addressDelivery.state} when 'waiting' then 'dropped' else ${addressDelivery.state} end`,
        })
        .where(
          and(
            own,
            lte(addressDelivery.until, at),
            ne(addressDelivery.text, ''),
            ne(addressDelivery.state, 'sending'),
          ),
        )
    },
    /** Takes what is due longest; passes by what another process takes. */
    async take(at: Date, workerId: string): Promise<AddressRow | undefined> {
      const [row] = await db
        .select()
        .from(addressDelivery)
        .where(and(own, eq(addressDelivery.state, 'waiting'), lte(addressDelivery.nextAt, at)))
        .orderBy(asc(addressDelivery.nextAt), asc(addressDelivery.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const set = { state: 'sending', workerId, takenAt: at, tries: row.tries + 1 } as const
      await db
        .update(addressDelivery)
        .set(set)
        .where(and(own, eq(addressDelivery.id, row.id)))
      return { ...row, ...set }
    },
    /** Says what became of what was taken; nothing where it is another's by now. */
    async end({ id, workerId }: AddressRow, set: Partial<AddressRow>): Promise<void> {
      if (!workerId) return
      await db
        .update(addressDelivery)
        .set({ ...set, workerId: null, takenAt: null })
        .where(
          and(
            own,
            eq(addressDelivery.id, id),
            eq(addressDelivery.state, 'sending'),
            eq(addressDelivery.workerId, workerId),
          ),
        )
    },
    counts: (subjectIds: readonly string[]) =>
      db
        .select({
          subjectId: addressDelivery.subjectId,
          state: addressDelivery.state,
          count: count(),
        })
        .from(addressDelivery)
        .where(and(own, inArray(addressDelivery.subjectId, [...subjectIds])))
        .groupBy(addressDelivery.subjectId, addressDelivery.state),
    failed: (subjectIds: readonly string[]) =>
      db
        .select({
          subjectId: addressDelivery.subjectId,
          address: addressDelivery.address,
          reason: addressDelivery.reason,
        })
        .from(addressDelivery)
        .where(
          and(
            own,
            inArray(addressDelivery.subjectId, [...subjectIds]),
            eq(addressDelivery.state, 'failed'),
          ),
        )
        .orderBy(asc(addressDelivery.address)),
    /** Makes what failed of an object due now; answers how many. */
    async again(subjectId: string, at: Date): Promise<number> {
      const { rowCount } = await db
        .update(addressDelivery)
        .set({ state: 'waiting', tries: 0, reason: '', nextAt: at })
        .where(
          and(about(subjectId), eq(addressDelivery.state, 'failed'), ne(addressDelivery.text, '')),
        )
      return rowCount ?? 0
    },
    /** Sends nothing more about an object. */
    async drop(subjectId: string): Promise<void> {
      await db
        .update(addressDelivery)
        .set({ state: 'dropped', text: '' })
        .where(and(about(subjectId), eq(addressDelivery.state, 'waiting')))
      await db
        .update(addressDelivery)
        .set({ text: '' })
        .where(and(about(subjectId), eq(addressDelivery.state, 'failed')))
    },
    async forget(before: Date): Promise<void> {
      await db.delete(addressDelivery).where(and(own, lt(addressDelivery.at, before)))
    },
  }
}
