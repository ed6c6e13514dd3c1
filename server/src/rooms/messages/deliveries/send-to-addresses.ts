import type { SendingPort } from '#identity'
import type { Keys } from '#platform/keys'
import { newId } from '#platform/ids'
import { addressStore } from './address-store.ts'
import { channelStore } from './channel-store.ts'
import { textName } from './deliver-to-addresses.ts'

const maxFailures = 20

/** Sends invitations by the ways that the school has opened. */
export const sendToAddresses = (keys: Keys): SendingPort => ({
  async isOpen(visit, channel) {
    const ways = await channelStore(visit).all()
    return ways.some((way) => way.channel === channel && way.enabled)
  },
  async send(visit, subjectId, { to, text, until }) {
    const rows = to.map(({ channel, address }) => {
      const id = newId(visit.at.getTime())
      return {
        id,
        subjectId,
        channel,
        address,
        text: keys.wrap(text, textName(id)),
        state: 'waiting' as const,
        until,
        nextAt: visit.at,
        at: visit.at,
      }
    })
    await addressStore(visit).put(rows)
  },
  async of(visit, subjectIds) {
    if (subjectIds.length === 0) return new Map()
    const store = addressStore(visit)
    const counts = Map.groupBy(await store.counts(subjectIds), ({ subjectId }) => subjectId)
    const failed = Map.groupBy(await store.failed(subjectIds), ({ subjectId }) => subjectId)
    return new Map(
      [...counts].map(([subjectId, rows]) => {
        const of = (...states: readonly string[]) =>
          rows.reduce((sum, one) => (states.includes(one.state) ? sum + one.count : sum), 0)
        return [
          subjectId,
          {
            Waiting: of('waiting', 'sending'),
            Sent: of('sent'),
            Failed: of('failed'),
            Failures: (failed.get(subjectId) ?? [])
              .slice(0, maxFailures)
              .map(({ address, reason }) => ({ To: address, Reason: reason })),
          },
        ]
      }),
    )
  },
  again: (visit, subjectId) => addressStore(visit).again(subjectId, visit.at),
  drop: (visit, subjectId) => addressStore(visit).drop(subjectId),
})
