import { administratorIds } from '#identity'
import { dayIn, type TenantContext } from '#platform/visit'
import { timezoneOf } from '#schools'
import { deliveryStore } from './delivery-store.ts'
import { notify } from './notify.ts'

const keptMs = 90 * 86_400_000

/** Tells whoever runs a school, once a day, that something could not be sent. */
export const tellOfFailures = async (school: TenantContext, at: Date): Promise<void> => {
  const day = dayIn(await timezoneOf(school.db, school.school.id), at)
  await notify(school, at, {
    kind: 'delivery-failed',
    subjectId: school.school.id,
    title: '',
    to: await administratorIds(school),
    occurrence: day,
  })
}

/** How much of a school could not be sent and was not sent again since. */
export const failedDeliveriesOf = async (school: TenantContext): Promise<number> =>
  (await deliveryStore(school).counts()).failed

/** Forgets what went out three months ago. */
export const forgetDeliveries = async (school: TenantContext, at: Date): Promise<void> =>
  deliveryStore(school).forget(new Date(at.getTime() - keptMs))
