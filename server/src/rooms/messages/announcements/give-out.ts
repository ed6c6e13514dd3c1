import type { Database } from '#platform/database'
import type { TenantContext } from '#platform/visit'
import { notify } from '../deliveries/notify.ts'
import { receiversOf } from './receivers.ts'
import { announcementStore, type AnnouncementRow } from './store.ts'

type Moment = TenantContext & { readonly at: Date }

/** Gives a published announcement to everybody whom it is for and who has it not yet; answers how many. Its row is held. */
export const giveOut = async (moment: Moment, row: AnnouncementRow): Promise<number> => {
  const store = announcementStore(moment)
  const targets = (await store.targets([row.id])).get(row.id) ?? []
  const kept = await notify(moment, moment.at, {
    kind: 'announcement',
    subjectId: row.id,
    title: row.title,
    to: await receiversOf(moment, targets),
    senderId: row.authorId,
    mustRead: row.mustRead,
    occurrence: row.publishAt?.toISOString() ?? '',
  })
  if (row.givenAt === null) await store.change(row.id, { givenAt: moment.at })
  return kept.length
}

const atOnce = 50

/** Gives out what of a school was to be published by now; any number of processes may do it at once. */
export const giveOutDue = async (database: Database, schoolId: string, at: Date): Promise<void> => {
  for (let given = 0; given < atOnce; given += 1) {
    const isDone = await database.within(schoolId, async (db) => {
      const moment = { db, school: { id: schoolId }, at }
      const row = await announcementStore(moment).lockDue(at)
      if (row) await giveOut(moment, row)
      return row === undefined
    })
    if (isDone) return
  }
}
