import { and, count, desc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { type DeliveryState, deliveryStates, type MessageTab } from '@xinglin/contract/messages'
import type { TenantContext } from '#platform/visit'
import { message, messagePreference } from '../inbox/tables.ts'
import { digestMs, gapMs } from './rules.ts'
import { deliveryChannel, messageDelivery } from './tables.ts'

export type DeliveryRow = typeof messageDelivery.$inferSelect

/** Longer than all that one message may take at a gateway. */
const silentMs = 60_000

/** The outbox of the visited school. */
export const deliveryStore = ({ db, school: { id: schoolId } }: TenantContext) => {
  const own = eq(messageDelivery.schoolId, schoolId)
  return {
    /**
     * Puts in what some people were told under a tab, by each way that they wish and the school has opened; what waits for
     * the same person and way takes it along. Nobody hears more than once an hour by one way.
     */
    async put(people: readonly string[], tab: MessageTab, at: Date): Promise<void> {
      const moment = at.toISOString()
      await db.execute(sql`
        insert into ${messageDelivery} (school_id, id, person_id, channel, state, since, next_at)
        select ${schoolId}::uuid, gen_random_uuid(), wish.person_id, way.channel, 'waiting', ${moment}::timestamptz,
          greatest(${moment}::timestamptz + ${`${digestMs} milliseconds`}::interval,
            (select max(sent.sent_at) + ${`${gapMs} milliseconds`}::interval from ${messageDelivery} sent
              where sent.school_id = ${schoolId}::uuid and sent.person_id = wish.person_id and sent.channel = way.channel))
        from ${messagePreference} wish
        join ${deliveryChannel} way on way.school_id = wish.school_id and way.channel = any(wish.outside) and way.enabled
        where wish.school_id = ${schoolId}::uuid and wish.tab = ${tab}
          and wish.person_id = any(${`{${people.join(',')}}`}::uuid[])
        order by wish.person_id, way.channel
        on conflict (school_id, person_id, channel) where state = 'waiting' do nothing`)
    },
    /**
     * Gives up what a process took and gave no sign of for a minute: whether it arrived is not known, and nobody is told
     * twice. Answers how many.
     */
    async giveUpSilent(at: Date): Promise<number> {
      const { rowCount } = await db
        .update(messageDelivery)
        .set({ state: 'failed', reason: '发送时中断，不知是否送达', workerId: null, takenAt: null })
        .where(
          and(
            own,
            eq(messageDelivery.state, 'sending'),
            lt(messageDelivery.takenAt, new Date(at.getTime() - silentMs)),
          ),
        )
      return rowCount ?? 0
    },
    /** Takes what is due longest; passes by what another process takes. */
    async take(at: Date, workerId: string): Promise<DeliveryRow | undefined> {
      const [row] = await db
        .select()
        .from(messageDelivery)
        .where(and(own, eq(messageDelivery.state, 'waiting'), lte(messageDelivery.nextAt, at)))
        .orderBy(messageDelivery.nextAt, messageDelivery.id)
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const set = { state: 'sending', workerId, takenAt: at, tries: row.tries + 1 } as const
      await db
        .update(messageDelivery)
        .set(set)
        .where(and(own, eq(messageDelivery.id, row.id)))
      return { ...row, ...set }
    },
    /** What a delivery tells of now: what came since, under tabs that its person wants by this way, and is not read. */
    unread: ({ personId, channel, since }: DeliveryRow) =>
      db
        .select({ kind: message.kind, title: message.title, count: message.count })
        .from(message)
        .innerJoin(
          messagePreference,
          and(
            eq(messagePreference.schoolId, message.schoolId),
            eq(messagePreference.personId, message.personId),
            eq(messagePreference.tab, message.tab),
          ),
        )
        .where(
          and(
            eq(message.schoolId, schoolId),
            eq(message.personId, personId),
            isNull(message.deletedAt),
            isNull(message.readAt),
            gte(message.at, since),
            sql`${channel} = any(${messagePreference.outside})`,
          ),
        )
        .orderBy(desc(message.at), desc(message.id))
        .limit(100),
    /** Says what became of what was taken; nothing where it is another's by now. */
    async end(
      { id, workerId }: Pick<DeliveryRow, 'id' | 'workerId'>,
      set: Pick<DeliveryRow, 'state'> & Partial<DeliveryRow>,
    ): Promise<void> {
      if (!workerId) return
      if (set.state === 'waiting') {
        // What came meanwhile waits in a row of its own: that one takes this along.
        const { rowCount } = await db.execute(sql`
          update ${messageDelivery} later set since = least(later.since, gone.since)
          from ${messageDelivery} gone
          where gone.school_id = ${schoolId}::uuid and gone.id = ${id}::uuid and later.school_id = gone.school_id
            and later.person_id = gone.person_id and later.channel = gone.channel and later.state = 'waiting'`)
        if ((rowCount ?? 0) > 0) {
          await this.end({ id, workerId }, { state: 'dropped', reason: '已并入下一条' })
          return
        }
      }
      await db
        .update(messageDelivery)
        .set({ ...set, workerId: null, takenAt: null })
        .where(
          and(
            own,
            eq(messageDelivery.id, id),
            eq(messageDelivery.state, 'sending'),
            eq(messageDelivery.workerId, workerId),
          ),
        )
    },
    list: (state: DeliveryState | 'all', page: number, size: number): Promise<DeliveryRow[]> =>
      db
        .select()
        .from(messageDelivery)
        .where(and(own, state === 'all' ? undefined : eq(messageDelivery.state, state)))
        .orderBy(desc(messageDelivery.since), desc(messageDelivery.id))
        .limit(size)
        .offset((page - 1) * size),
    async counts(): Promise<Record<DeliveryState, number>> {
      const rows = await db
        .select({ state: messageDelivery.state, count: count() })
        .from(messageDelivery)
        .where(own)
        .groupBy(messageDelivery.state)
      const known = new Map(rows.map((row) => [row.state, row.count]))
      return Object.fromEntries(
        deliveryStates.map((state) => [state, known.get(state) ?? 0]),
      ) as Record<DeliveryState, number>
    },
    async find(id: string): Promise<DeliveryRow | undefined> {
      const [row] = await db
        .select()
        .from(messageDelivery)
        .where(and(own, eq(messageDelivery.id, id)))
      return row
    },
    /** Makes failed ones due now, one or all since a moment; answers how many. Whoever waits anyway is left. */
    async again(
      at: Date,
      wanted: { readonly id?: string; readonly since?: Date },
    ): Promise<number> {
      const { rowCount } = await db.execute(sql`
        update ${messageDelivery} failed set state = 'waiting', tries = 0, reason = '', next_at = ${at.toISOString()}::timestamptz
        where failed.school_id = ${schoolId}::uuid and failed.state = 'failed'
          and ${wanted.id ? sql`failed.id = ${wanted.id}::uuid` : sql`true`}
          and ${wanted.since ? sql`failed.since >= ${wanted.since.toISOString()}::timestamptz` : sql`true`}
          and failed.id in (select distinct on (person_id, channel) id from ${messageDelivery}
            where school_id = ${schoolId}::uuid and state = 'failed' order by person_id, channel, since)
          and not exists (select from ${messageDelivery} other where other.school_id = failed.school_id
            and other.person_id = failed.person_id and other.channel = failed.channel and other.state = 'waiting')`)
      return rowCount ?? 0
    },
    async forget(before: Date): Promise<void> {
      await db
        .delete(messageDelivery)
        .where(
          and(
            own,
            lt(messageDelivery.since, before),
            sql`${messageDelivery.state} not in ('waiting', 'sending')`,
          ),
        )
    },
  }
}
