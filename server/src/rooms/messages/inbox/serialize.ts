import type { Message } from '@xinglin/contract/messages'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import type { MessageRow } from './store.ts'
import type { SubjectNow, Subjects } from './subjects.ts'

/** How the objects of some messages stand, by kind and id; each kind is asked once. */
const standings = async (
  visit: Visit,
  subjects: Subjects,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, SubjectNow>> => {
  const all = new Map<string, SubjectNow>()
  for (const [kind, some] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = [...new Set(some.map((row) => row.subjectId))]
    for (const [id, now] of await subjects[kind](visit, ids)) all.set(`${kind} ${id}`, now)
  }
  return all
}

/** Messages as their reader finds them. */
export const toMessageResponses = async (
  visit: Visit,
  subjects: Subjects,
  rows: readonly MessageRow[],
): Promise<Message[]> => {
  const now = await standings(visit, subjects, rows)
  const senders = await facesOf(
    visit,
    rows.flatMap((row) => row.senderId ?? []),
  )
  return rows.map((row) => {
    const stands = now.get(`${row.kind} ${row.subjectId}`)
    return {
      Id: row.id,
      Kind: row.kind,
      Title: stands?.title ?? row.title,
      Count: row.count,
      State: stands?.state ?? '',
      IsGone: stands === undefined,
      Path: stands?.path ?? '',
      SenderName: senders.get(row.senderId ?? '')?.name ?? '',
      At: row.at.toISOString(),
      IsRead: row.readAt !== null,
      MustRead: row.mustRead,
      IsConfirmed: row.confirmedAt !== null,
    }
  })
}
