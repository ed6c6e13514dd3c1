import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { MessageTab } from '@xinglin/contract/messages'
import { unreadCountedTo } from '@xinglin/contract/messages'
import type { TenantContext } from '#platform/visit'
import { message } from './tables.ts'
import type { Cursor } from './rules.ts'

export type MessageRow = typeof message.$inferSelect

/** Narrows an inbox. */
export type WantedMessages = {
  readonly tab: MessageTab | 'all'
  readonly unreadOnly: boolean
  /** Only those after this one, the newest first. */
  readonly after: Cursor | undefined
}

/** The inbox of one person of the visited school. */
export const inboxStore = ({ db, school: { id: schoolId } }: TenantContext, personId: string) => {
  const own = and(
    eq(message.schoolId, schoolId),
    eq(message.personId, personId),
    isNull(message.deletedAt),
  )
  const some = (ids: readonly string[]): SQL | undefined => and(own, inArray(message.id, [...ids]))
  const unread = and(own, isNull(message.readAt))
  return {
    list: ({ tab, unreadOnly, after }: WantedMessages, size: number): Promise<MessageRow[]> =>
      db
        .select()
        .from(message)
        .where(
          and(
            own,
            tab === 'all' ? undefined : eq(message.tab, tab),
            unreadOnly ? isNull(message.readAt) : undefined,
            after &&
              sql`(${message.at}, ${message.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(message.at), desc(message.id))
        .limit(size),
    /** Unread ones by tab, as far as they are counted; and whether any waits to be confirmed. */
    async unread(): Promise<readonly { tab: MessageTab; count: number; must: boolean }[]> {
      const newest = db
        .select({ tab: message.tab, must: message.mustRead })
        .from(message)
        .where(unread)
        .orderBy(desc(message.at), desc(message.id))
        .limit(unreadCountedTo + 1)
        .as('newest')
      return db
        .select({
          tab: newest.tab,
          count: sql<number>`count(*)::int`,
          must: sql<boolean>`bool_or(${newest.must})`,
        })
        .from(newest)
        .groupBy(newest.tab)
    },
    async lock(id: string): Promise<MessageRow | undefined> {
      return (
        await db
          .select()
          .from(message)
          .where(some([id]))
          .for('update')
      )[0]
    },
    /** Those of some that must be confirmed and are not. */
    async unconfirmed(ids: readonly string[]): Promise<number> {
      return db.$count(
        message,
        and(some(ids), eq(message.mustRead, true), isNull(message.confirmedAt)),
      )
    },
    /** What must be confirmed stays unread until it is. */
    async mark(ids: readonly string[], readAt: Date | null): Promise<void> {
      await db
        .update(message)
        .set({ readAt })
        .where(
          and(
            some(ids),
            readAt
              ? and(
                  isNull(message.readAt),
                  sql`(not ${message.mustRead} or ${message.confirmedAt} is not null)`,
                )
              : undefined,
          ),
        )
    },
    async markAll(tab: MessageTab | 'all', readAt: Date): Promise<void> {
      await db
        .update(message)
        .set({ readAt })
        .where(
          and(
            unread,
            tab === 'all' ? undefined : eq(message.tab, tab),
            sql`(not ${message.mustRead} or ${message.confirmedAt} is not null)`,
          ),
        )
    },
    async confirm(id: string, at: Date): Promise<void> {
      await db
        .update(message)
        .set({ confirmedAt: at, readAt: at })
        .where(and(some([id]), isNull(message.confirmedAt)))
    },
    async remove(ids: readonly string[], at: Date): Promise<void> {
      await db.update(message).set({ deletedAt: at, readAt: at }).where(some(ids))
    },
  }
}
