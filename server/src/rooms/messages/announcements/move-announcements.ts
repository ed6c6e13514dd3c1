import { listReceipts, moveAnnouncement, remindOfAnnouncement } from '@xinglin/contract/messages'
import type { InputOf } from '@xinglin/contract/call'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { receiptStore } from '../inbox/receipt-store.ts'
import { giveOut } from './give-out.ts'
import { ownAnnouncement } from './policy.ts'
import { mayRemind, stateOf, timeFault } from './rules.ts'
import { toManagedAnnouncements } from './serialize.ts'
import { announcementStore, type AnnouncementRow } from './store.ts'

const { missing, wrongState, past, far } = moveAnnouncement.refusals
const { tooSoon } = remindOfAnnouncement.refusals

const publish = async (
  visit: Visit,
  row: AnnouncementRow,
  time: string,
): Promise<AnnouncementRow> => {
  if (stateOf(row, visit.at) === 'published') throw refuse(wrongState)
  const fault = timeFault(time, visit.at)
  if (fault) throw refuse(fault === 'past' ? past : far)
  const set = {
    state: 'published' as const,
    publishAt: time === '' ? visit.at : new Date(time),
    givenAt: null,
    editedAt: visit.at,
  }
  await announcementStore(visit).change(row.id, set)
  const after = { ...row, ...set }
  if (time === '') await giveOut(visit, after)
  return after
}

const takeBack = async (visit: Visit, row: AnnouncementRow): Promise<AnnouncementRow> => {
  if (row.state !== 'published') throw refuse(wrongState)
  const set = { state: 'withdrawn' as const, editedAt: visit.at }
  await announcementStore(visit).change(row.id, set)
  await receiptStore(visit, row).release(visit.at)
  return { ...row, ...set }
}

const words = { publish: '发布了公告', withdraw: '撤回了公告', delete: '删除了公告' } as const

const move = async (
  visit: Visit,
  { Id, Action, PublishTime }: InputOf<typeof moveAnnouncement>,
) => {
  const row = await ownAnnouncement(visit, Id, true)
  if (Action === 'publish') return publish(visit, row, PublishTime)
  if (Action === 'withdraw') return takeBack(visit, row)
  await announcementStore(visit).change(Id, { deletedAt: visit.at })
  await receiptStore(visit, row).release(visit.at)
  return row
}

/** Answers those who give announcements out, and look who has read them. */
export const announcementMovingCalls = () => [
  answer(moveAnnouncement, async function handleMoveAnnouncement(visit, input) {
    const row = await move(visit, input)
    await visit.publish({
      kind: 'managed',
      area: 'announcements',
      text: `${words[input.Action]}“${row.title}”`,
      detail: input.Action === 'publish' ? (row.publishAt?.toISOString() ?? '') : '',
    })
    const [one] = await toManagedAnnouncements(visit, [row])
    if (!one) throw refuse(missing)
    return one
  }),

  answer(
    listReceipts,
    async function handleListReceipts(visit, { Id, State, PageIndex, PageSize }) {
      const store = receiptStore(visit, await ownAnnouncement(visit, Id))
      const rows = await store.list(State, PageIndex, PageSize)
      const faces = await facesOf(
        visit,
        rows.map(({ personId }) => personId),
      )
      return {
        List: rows.map((row) => ({
          PersonId: row.personId,
          RealName: faces.get(row.personId)?.name ?? '',
          Number: faces.get(row.personId)?.number ?? '',
          ReadAt: row.readAt?.toISOString() ?? null,
          ConfirmedAt: row.confirmedAt?.toISOString() ?? null,
        })),
        Count: await store.count(State),
        Receivers: await store.count('all'),
        Done: await store.count('done'),
      }
    },
  ),

  answer(remindOfAnnouncement, async function handleRemindOfAnnouncement(visit, { Id }) {
    const row = await ownAnnouncement(visit, Id, true)
    if (stateOf(row, visit.at) !== 'published') throw refuse(wrongState)
    if (!mayRemind(row, visit.at)) throw refuse(tooSoon)
    const late = await giveOut(visit, row)
    const open = await receiptStore(visit, row).remind(visit.at)
    await announcementStore(visit).change(Id, { remindedAt: visit.at })
    return { Reminded: Math.max(late, open) }
  }),
]
