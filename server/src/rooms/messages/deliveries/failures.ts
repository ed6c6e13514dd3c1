import { messageChannels } from '@xinglin/contract/messages'
import { administratorIds } from '#identity'
import { dayIn, type TenantContext } from '#platform/visit'
import { timezoneOf } from '#schools'
import { addressStore } from './address-store.ts'
import { channelStore } from './channel-store.ts'
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

/** The ways out of the product that a school has opened, and whether a message was tried by each. */
export const openChannelsOf = async (
  school: TenantContext,
): Promise<{ readonly name: string; readonly isTried: boolean }[]> =>
  (await channelStore(school).all())
    .filter(({ enabled }) => enabled)
    .map(({ channel, triedOk }) => ({
      name: messageChannels[channel],
      isTried: triedOk === true,
    }))

/** Forgets what went out three months ago. */
export const forgetDeliveries = async (school: TenantContext, at: Date): Promise<void> => {
  const before = new Date(at.getTime() - keptMs)
  await deliveryStore(school).forget(before)
  await addressStore(school).forget(before)
}
