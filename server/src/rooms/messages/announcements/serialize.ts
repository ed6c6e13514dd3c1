import {
  announcementTargets,
  type Announcement,
  type ManagedAnnouncement,
} from '@xinglin/contract/messages'
import { membershipStore } from '#classes'
import { titlesOf } from '#courses/access'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { messagesAbout, receiptsOf } from '../inbox/receipt-store.ts'
import { stateOf } from './rules.ts'
import { announcementStore, type AnnouncementRow, type TargetRef } from './store.ts'

/** Targets by their names of now; a class or course that is gone is left out. */
export const toTargets = async (visit: Visit, targets: readonly TargetRef[]) => {
  const ids = (kinds: readonly string[]) =>
    targets.filter(({ kind }) => kinds.includes(kind)).map(({ refId }) => refId)
  const classes = await membershipStore(visit).named(ids(['administrative', 'teaching']))
  const names = new Map([
    ...classes.map(({ id, name }) => [id, name] as const),
    ...(await titlesOf(visit, ids(['course']))),
  ])
  return targets.flatMap(({ kind, refId }) => {
    const isRole = kind === 'students' || kind === 'teachers'
    const name = isRole ? announcementTargets[kind] : names.get(refId)
    return name === undefined ? [] : [{ Kind: kind, RefId: refId, Name: name }]
  })
}

/** Announcements as their readers list them. */
export const toAnnouncements = async (
  visit: Visit,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> => {
  const authors = await facesOf(
    visit,
    rows.map(({ authorId }) => authorId),
  )
  const own = await messagesAbout(
    visit,
    visit.person?.id ?? '',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const message = own.get(row.id)
    return {
      Id: row.id,
      Title: row.title,
      AuthorName: authors.get(row.authorId)?.name ?? '',
      PublishTime: (row.publishAt ?? row.editedAt).toISOString(),
      MustRead: row.mustRead,
      // Whoever wrote it, or came to it otherwise, has nothing to read.
      IsRead: message === undefined || message.readAt !== null,
      IsConfirmed: message !== undefined && message.confirmedAt !== null,
    }
  })
}

const noReceipts = { receivers: 0, read: 0, confirmed: 0 }

/** Announcements as those who write list them. */
export const toManagedAnnouncements = async (
  visit: Visit,
  rows: readonly AnnouncementRow[],
): Promise<ManagedAnnouncement[]> => {
  const ids = rows.map(({ id }) => id)
  const targets = await announcementStore(visit).targets(ids)
  const named = await toTargets(visit, [...targets.values()].flat())
  const receipts = await receiptsOf(visit, ids)
  const authors = await facesOf(
    visit,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map((row) => {
    const { receivers, read, confirmed } = receipts.get(row.id) ?? noReceipts
    const own = targets.get(row.id) ?? []
    return {
      Id: row.id,
      Title: row.title,
      AuthorName: authors.get(row.authorId)?.name ?? '',
      State: stateOf(row, visit.at),
      MustRead: row.mustRead,
      // Several announcements to the same class name it once each.
      Targets: own.flatMap(
        ({ kind, refId }) =>
          named.find(({ Kind, RefId }) => kind === Kind && refId === RefId) ?? [],
      ),
      PublishTime: row.publishAt?.toISOString() ?? null,
      EditTime: row.editedAt.toISOString(),
      Receivers: receivers,
      Read: read,
      Confirmed: confirmed,
      Version: row.version,
    }
  })
}
