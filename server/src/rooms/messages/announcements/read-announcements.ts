import { getAnnouncement, listAnnouncements } from '@xinglin/contract/messages'
import { answer } from '#platform/http'
import { shownHtml } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { keepNotice } from '../inbox/notify-store.ts'
import { messagesAbout, receiptStore } from '../inbox/receipt-store.ts'
import type { SubjectNow } from '../inbox/subjects.ts'
import { belongsTo, isTheirs, mayRead, mayWriteTo } from './policy.ts'
import { receiversOf } from './receivers.ts'
import { stateOf } from './rules.ts'
import { toAnnouncements, toTargets } from './serialize.ts'
import { announcementStore, type AnnouncementRow, type TargetRef } from './store.ts'

const { missing } = getAnnouncement.refusals

/** Whoever came to a class after an announcement has their message of it from when they first open it. */
const readBy = async (
  visit: Visit,
  row: AnnouncementRow,
  targets: readonly TargetRef[],
): Promise<void> => {
  const own = visit.person?.id ?? ''
  const isFor = async () => (await receiversOf(visit, targets)).includes(own)
  const has = (await messagesAbout(visit, own, [row.id])).has(row.id)
  if (!has && visit.who === 'student' && (await isFor()))
    await keepNotice(visit, visit.at, {
      kind: 'announcement',
      subjectId: row.id,
      title: row.title,
      to: [own],
      senderId: row.authorId,
      mustRead: row.mustRead,
      occurrence: row.publishAt?.toISOString() ?? '',
    })
  await receiptStore(visit, row).read(own, visit.at)
}

/** How announcements stand for somebody who has a message of them. */
export const announcementsAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubjectNow>> =>
  new Map(
    (await announcementStore(visit).among(ids)).map((row) => {
      const isShown = stateOf(row, visit.at) === 'published'
      return [
        row.id,
        {
          title: row.title,
          state: isShown ? '' : '公告已撤回',
          path: isShown ? `/PersonalInfo/MyNews?announcement=${row.id}` : '',
        },
      ]
    }),
  )

/** Answers readers of announcements. */
export const announcementReadingCalls = () => [
  answer(
    listAnnouncements,
    async function handleListAnnouncements(visit, { Kind, RefId, PageIndex, PageSize }) {
      const target = { kind: Kind, refId: RefId }
      if (!(await belongsTo(visit, target))) throw refuse(missing)
      const store = announcementStore(visit)
      const rows = await store.shown(RefId, visit.at, PageIndex, PageSize)
      return {
        List: await toAnnouncements(visit, rows),
        Count: await store.countShown(RefId, visit.at),
        MayWrite: await mayWriteTo(visit, target),
      }
    },
  ),

  answer(getAnnouncement, async function handleGetAnnouncement(visit, { Id }) {
    const store = announcementStore(visit)
    const row = await store.find(Id)
    const targets = (await store.targets([Id])).get(Id) ?? []
    const own = visit.person?.id ?? ''
    const had = row && (await messagesAbout(visit, own, [Id])).has(Id)
    const isShown = row !== undefined && stateOf(row, visit.at) === 'published'
    // Who has left a class since may read on what they were told then.
    if (!row || !((had && isShown) || (await mayRead(visit, row, targets)))) throw refuse(missing)
    if (isShown) await readBy(visit, row, targets)
    const [item] = await toAnnouncements(visit, [row])
    const message = (await messagesAbout(visit, own, [Id])).get(Id)
    if (!item) throw refuse(missing)
    return {
      ...item,
      Html: shownHtml(visit, row.html),
      MessageId: message?.id ?? '',
      ShowsReceipts: isShown && isTheirs(visit, row),
      Targets: await toTargets(visit, targets),
    }
  }),
]
