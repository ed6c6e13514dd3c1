import { createHmac } from 'node:crypto'
import type { MessageChannel } from '@xinglin/contract/messages'
import type { OutboundFetch } from '#platform/outbound'

/** Something that goes out: to whom by which way, signed by the school, known again by its id. */
export type OutgoingMessage = {
  readonly id: string
  readonly channel: MessageChannel
  /** A telephone, an address of mail or an openid. */
  readonly to: string
  /** The student or job number, by which campus platforms know people; empty for whoever is not of the school yet. */
  readonly number: string
  readonly sign: string
  readonly text: string
}

/** The gateway will not take it, now or later. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
}

/**
 * Hands a message to a school's gateway by HTTP, signed as text messages of the installation are: a JSON body with the time in
 * `X-Timestamp` and the HMAC-SHA256 of time, line break and body under the shared key in `X-Signature`. Its id is in
 * `X-Delivery-Id`, so that a gateway can tell a repeat. 2xx is a message taken, 4xx one that is not wanted.
 */
export const postToGateway = async (
  outbound: OutboundFetch,
  { url, key }: { readonly url: string; readonly key: string },
  { id, ...message }: OutgoingMessage,
): Promise<void> => {
  const body = JSON.stringify({ template: 'message', ...message })
  const at = String(Date.now())
  const signature = createHmac('sha256', key).update(`${at}\n${body}`).digest('hex')
  const { status } = await outbound(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-timestamp': at,
      'x-signature': signature,
      'x-delivery-id': id,
    },
    body,
  })
  if (status >= 200 && status < 300) return
  if (status >= 400 && status < 500) throw new GatewayRefused(`网关拒绝（${status}）`)
  throw new Error(`网关应答 ${status}`)
}
