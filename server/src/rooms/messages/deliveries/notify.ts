import { messageKinds } from '@xinglin/contract/messages'
import type { DomainEvent, Notice, TenantContext, Visit } from '#platform/visit'
import { asSchool } from '#platform/database'
import { keepNotice } from '../inbox/notify-store.ts'
import { deliveryStore } from './delivery-store.ts'

/** Tells people of something: in their inboxes, and by the ways outside that they wish. Answers whom it is new to. */
export const notify = async (
  school: TenantContext,
  at: Date,
  notice: Notice,
): Promise<readonly string[]> => {
  const people = (await keepNotice(school, at, notice)).map(({ personId }) => personId)
  if (people.length > 0) await deliveryStore(school).put(people, messageKinds[notice.kind].tab, at)
  return people
}

/** Keeps what rooms tell people, in the transaction in which it happens. */
export const keepNotices = async (visit: Visit, happening: DomainEvent): Promise<void> => {
  if (happening.kind !== 'notice') return
  const { notice } = happening
  await asSchool(visit, notice.schoolId ?? visit.school.id, (school) =>
    notify(school, visit.at, notice),
  )
}
