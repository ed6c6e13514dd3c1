import type { Keys } from '#platform/keys'
import type { OutboundFetch } from '#platform/outbound'
import type { SmsSender } from '#sign-in-methods'
import { keyName, type ChannelRow } from './channel-store.ts'
import { GatewayRefused, type OutgoingMessage, postToGateway } from './gateway.ts'

/** What gateways are reached by. */
export type OutsideDeps = {
  readonly keys: Keys
  readonly outbound: OutboundFetch
  /** How the installation sends text messages; undefined where it cannot. */
  readonly sms: SmsSender | undefined
}

/** Hands something to the gateway of a school for this way, or to that of the installation. */
export const postOutside = async (
  { keys, outbound, sms }: OutsideDeps,
  school: { readonly id: string; readonly name: string },
  way: ChannelRow,
  message: Omit<OutgoingMessage, 'channel' | 'sign'>,
): Promise<void> => {
  const { channel, url } = way
  const { to, text } = message
  if (url === '') {
    if (channel !== 'sms' || !sms) throw new GatewayRefused('没有设置网关')
    await sms.send(to, { template: 'message', sign: school.name, params: { text }, text })
    return
  }
  const key = keys.unwrap(way.secret, keyName(school.id, channel))
  await postToGateway(outbound, { url, key }, { ...message, channel, sign: school.name })
}
