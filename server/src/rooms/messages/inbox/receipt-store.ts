import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { countListed } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import type { MessageRow } from './store.ts'
import { message } from './tables.ts'

const about = (schoolId: string, ids: readonly string[]): SQL | undefined =>
  and(
    eq(message.schoolId, schoolId),
    eq(message.kind, 'announcement'),
    inArray(message.subjectId, [...ids]),
  )

/** Somebody's own messages of some announcements, deleted ones too, by announcement. */
export const messagesAbout = async (
  { db, school }: TenantContext,
  personId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MessageRow>> => {
  if (ids.length === 0 || personId === '') return new Map()
  const rows = await db
    .select()
    .from(message)
    .where(and(about(school.id, ids), eq(message.personId, personId)))
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** To how many some announcements went, and how many read and confirmed them, by announcement. */
export const receiptsOf = async ({ db, school }: TenantContext, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: message.subjectId,
      receivers: sql<number>`count(*)::int`,
      read: sql<number>`count(${message.readAt})::int`,
      confirmed: sql<number>`count(${message.confirmedAt})::int`,
    })
    .from(message)
    .where(about(school.id, ids))
    .groupBy(message.subjectId)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Who got an announcement: those who read it, or confirmed one that must be, are done with it. */
export const receiptStore = (
  { db, school: { id: schoolId } }: TenantContext,
  { id, mustRead }: { readonly id: string; readonly mustRead: boolean },
) => {
  const done = mustRead ? message.confirmedAt : message.readAt
  const inState = (state: 'all' | 'open' | 'done'): SQL | undefined =>
    and(
      about(schoolId, [id]),
      state === 'all' ? undefined : state === 'done' ? isNotNull(done) : isNull(done),
    )
  return {
    list: (state: 'all' | 'open' | 'done', page: number, size: number): Promise<MessageRow[]> =>
      db
        .select()
        .from(message)
        .where(inState(state))
        .orderBy(asc(message.personId))
        .limit(size)
        .offset((page - 1) * size),
    count: (state: 'all' | 'open' | 'done'): Promise<number> =>
      countListed(db, message, inState(state)),
    /** Brings it to the top of whoever is not done with it, unread; answers how many they are. */
    async remind(at: Date): Promise<number> {
      const rows = await db
        .update(message)
        .set({ at, readAt: null, deletedAt: null })
        .where(inState('open'))
        .returning({ id: message.id })
      return rows.length
    },
    /** It asks nothing of anybody any longer: it was taken back. */
    async release(at: Date): Promise<void> {
      await db
        .update(message)
        .set({
          mustRead: false,
          readAt: sql`coalesce(${message.readAt}, ${at.toISOString()}::timestamptz)`,
        })
        .where(about(schoolId, [id]))
    },
    /** Some have read it, and confirmed it where it must be. */
    async finish(people: readonly string[], at: Date): Promise<void> {
      if (people.length === 0) return
      await db
        .update(message)
        .set({ readAt: at, confirmedAt: mustRead ? at : null })
        .where(and(about(schoolId, [id]), inArray(message.personId, [...people])))
    },
    /** Reads it for one of its readers, unless it must be confirmed. */
    async read(personId: string, at: Date): Promise<void> {
      await db
        .update(message)
        .set({ readAt: at })
        .where(
          and(
            about(schoolId, [id]),
            eq(message.personId, personId),
            isNull(message.readAt),
            sql`(not ${message.mustRead} or ${message.confirmedAt} is not null)`,
          ),
        )
    },
  }
}
