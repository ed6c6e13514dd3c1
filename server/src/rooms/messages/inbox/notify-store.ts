import { sql } from 'drizzle-orm'
import { messageKinds } from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import type { Notice, TenantContext } from '#platform/visit'
import { message, messagePreference } from './tables.ts'

/** As many happenings as a message remembers: a repeat comes soon or not at all. */
const remembered = 200

const listed = (ids: readonly string[]): string => `{${ids.join(',')}}`

/**
 * Keeps a notice for everybody whom it is for, in one statement however many they are, and answers whose message is new or
 * told of more. Two processes that say the same at once wait for one another at the unique row, and the second adds
 * nothing. Happenings that begin with the same word are about the same thing, which counts once. In the order of people, so that two notices to the same people never hold what the other wants.
 */
export const keepNotice = async (
  { db, school: { id: schoolId } }: TenantContext,
  at: Date,
  notice: Notice,
): Promise<readonly { readonly id: string; readonly personId: string }[]> => {
  const { kind, subjectId, title, senderId = null, occurrence = '', mustRead = false } = notice
  const people = [...new Set(notice.to)].filter((id) => id !== senderId).toSorted()
  if (people.length === 0) return []
  const { tab } = messageKinds[kind]
  const ids = people.map(() => newId(at.getTime()))
  const wants = mustRead
    ? sql`true`
    : sql`not exists (select 1 from ${messagePreference} wish where wish.school_id = ${schoolId}::uuid
        and wish.person_id = one.person_id and wish.tab = ${tab} and not wish.inbox)`
  const isUnread = sql`kept.read_at is null and kept.deleted_at is null`
  const before = sql`greatest(kept.since_read, kept.count)`
  const { rows } = await db.execute<{ id: string; person_id: string }>(sql`
    insert into ${message} as kept
      (school_id, id, person_id, kind, tab, subject_id, title, occurrences, sender_id, must_read, at)
    select ${schoolId}::uuid, one.id, one.person_id, ${kind}, ${tab}, ${subjectId}::uuid, ${title},
      array[${occurrence}::text], ${senderId}::uuid, ${mustRead}, ${at.toISOString()}::timestamptz
    from unnest(${listed(ids)}::uuid[], ${listed(people)}::uuid[]) as one (id, person_id)
    where ${wants}
    order by one.person_id
    on conflict (school_id, person_id, kind, subject_id) do update set
      title = excluded.title,
      occurrences = (kept.occurrences || excluded.occurrences)[greatest(1, cardinality(kept.occurrences) + 2 - ${remembered}):],
      count = case when ${isUnread} then (
        select count(distinct split_part(one, ' ', 1))::int
        from unnest(kept.occurrences[cardinality(kept.occurrences) + 1 - ${before}:] || excluded.occurrences) as one
      ) else 1 end,
      since_read = case when ${isUnread} then ${before} + 1 else 1 end,
      sender_id = excluded.sender_id,
      must_read = excluded.must_read,
      at = excluded.at,
      read_at = null,
      confirmed_at = null,
      deleted_at = null
    where not kept.occurrences @> excluded.occurrences
    returning kept.id, kept.person_id`)
  return rows.map((row) => ({ id: row.id, personId: row.person_id }))
}
