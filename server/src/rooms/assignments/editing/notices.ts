import type { Visit } from '#platform/visit'
import { receiversOf } from '#targets'
import type { AssignmentRow } from '../definition/store.ts'
import { withOtherDates } from '../works/changed-dates.ts'

/** Tells those who have a task of it, once each. */
export const tellOfTask = async (visit: Visit, row: AssignmentRow): Promise<void> => {
  const receivers = await receiversOf(visit, row.id)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'task-published',
      subjectId: row.id,
      title: row.title,
      to: [...receivers.keys()],
      senderId: visit.person?.id ?? null,
    },
  })
}

/** Tells those of a published task whose own dates have changed. */
export const tellOfDates = async (
  visit: Visit,
  before: Parameters<typeof withOtherDates>[0],
  after: Parameters<typeof withOtherDates>[1],
): Promise<void> => {
  const to = withOtherDates(before, after)
  if (after.row.state !== 'published' || to.length === 0) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'task-due-changed',
      subjectId: after.row.id,
      title: after.row.title,
      to,
      occurrence: visit.at.toISOString(),
      senderId: visit.person?.id ?? null,
    },
  })
}
