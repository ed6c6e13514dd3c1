import { and, asc, count, desc, eq, inArray, lt, lte, or } from 'drizzle-orm'
import { pushStates, type PushState } from '@xinglin/contract/simulations/experiment'
import type { TenantContext } from '#platform/visit'
import { stepPush } from './sharing-tables.ts'

/** A result in the outbox. */
export type PushRow = typeof stepPush.$inferSelect

/** Longer than all that one result may take at the platform. */
const silentMs = 60_000

/** The outbox of a school. */
export const pushStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(stepPush.schoolId, schoolId)
  const inState = (state: PushState | 'all') =>
    state === 'all' ? own : and(own, eq(stepPush.state, state))
  return {
    /** Puts a result in; one that is marked anew goes once more, in the place of what was known. */
    async put(
      row: Pick<PushRow, 'id' | 'sessionId' | 'personId' | 'result' | 'state' | 'at'>,
    ): Promise<void> {
      const fresh = { tries: 0, words: '', nextAt: row.at, workerId: null, takenAt: null }
      const { result, state, at } = row
      await db
        .insert(stepPush)
        .values({ ...row, ...fresh, schoolId })
        .onConflictDoUpdate({
          target: [stepPush.schoolId, stepPush.sessionId],
          set: { result, state, at, ...fresh, sentAt: null },
        })
    },
    /** Takes the result that is due longest, or one whose process gave no sign for a minute; passes by what another takes. */
    async take(at: Date, workerId: string): Promise<PushRow | undefined> {
      const silent = new Date(at.getTime() - silentMs)
      const [row] = await db
        .select()
        .from(stepPush)
        .where(
          and(
            own,
            or(
              and(eq(stepPush.state, 'waiting'), lte(stepPush.nextAt, at)),
              and(eq(stepPush.state, 'sending'), lt(stepPush.takenAt, silent)),
            ),
          ),
        )
        .orderBy(asc(stepPush.nextAt), asc(stepPush.id))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const set = { state: 'sending', workerId, takenAt: at, tries: row.tries + 1 } as const
      await db
        .update(stepPush)
        .set(set)
        .where(and(own, eq(stepPush.id, row.id)))
      return { ...row, ...set }
    },
    /** Says what became of a result that was taken; false where it is another's by now, or was marked anew. */
    async end(
      row: Pick<PushRow, 'id' | 'workerId' | 'takenAt'>,
      set: Pick<PushRow, 'state' | 'words'> & Partial<PushRow>,
    ): Promise<boolean> {
      if (!row.workerId || !row.takenAt) return false
      const { rowCount } = await db
        .update(stepPush)
        .set({ ...set, workerId: null, takenAt: null })
        .where(
          and(
            own,
            eq(stepPush.id, row.id),
            eq(stepPush.state, 'sending'),
            eq(stepPush.workerId, row.workerId),
            eq(stepPush.takenAt, row.takenAt),
          ),
        )
      return rowCount === 1
    },
    async find(id: string): Promise<PushRow | undefined> {
      const [row] = await db
        .select()
        .from(stepPush)
        .where(and(own, eq(stepPush.id, id)))
      return row
    },
    list: (state: PushState | 'all', page: number, size: number): Promise<PushRow[]> =>
      db
        .select()
        .from(stepPush)
        .where(inState(state))
        .orderBy(desc(stepPush.at), desc(stepPush.id))
        .limit(size)
        .offset((page - 1) * size),
    async counts(): Promise<Record<PushState, number>> {
      const rows = await db
        .select({ state: stepPush.state, count: count() })
        .from(stepPush)
        .where(own)
        .groupBy(stepPush.state)
      const known = new Map(rows.map((row) => [row.state, row.count]))
      return Object.fromEntries(
        pushStates.map((state) => [state, known.get(state) ?? 0]),
      ) as Record<PushState, number>
    },
    /** Makes one result due now, sent ones too: the platform knows it again by its `originId`. */
    async again(id: string, at: Date): Promise<void> {
      await db
        .update(stepPush)
        .set({ state: 'waiting', tries: 0, nextAt: at, workerId: null, takenAt: null })
        .where(and(own, eq(stepPush.id, id)))
    },
    /** Makes all due now that failed. */
    async allAgain(at: Date): Promise<number> {
      const { rowCount } = await db
        .update(stepPush)
        .set({ state: 'waiting', tries: 0, nextAt: at })
        .where(and(own, eq(stepPush.state, 'failed')))
      return rowCount ?? 0
    },
    /** Somebody is known at the platform now: what was kept for them is due. */
    async linked(personId: string, at: Date): Promise<void> {
      await db
        .update(stepPush)
        .set({ state: 'waiting', tries: 0, words: '', nextAt: at })
        .where(
          and(
            own,
            eq(stepPush.personId, personId),
            inArray(stepPush.state, ['unlinked', 'failed']),
          ),
        )
    },
    /** Nobody is known at the platform any more. */
    async unlinkedAll(): Promise<void> {
      await db
        .update(stepPush)
        .set({ state: 'unlinked', workerId: null, takenAt: null })
        .where(and(own, inArray(stepPush.state, ['waiting', 'sending', 'failed'])))
    },
  }
}
