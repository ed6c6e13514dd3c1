import type { OutboundFetch } from '#platform/outbound'
import { readCasAnswer } from './cas-answers.ts'
import { returnTo, SsoRefused, type SsoProtocol, type SsoTrip } from './sso-protocol.ts'
import type { ProviderRow } from './sso-store.ts'

/** The page that CAS sends people back to; it holds the state, as CAS hands nothing else through. */
const serviceOf = ({ origin, state }: Pick<SsoTrip, 'origin' | 'state'>): string =>
  `${returnTo(origin)}?sso=${encodeURIComponent(state)}`

/** CAS 2 and 3: a service ticket, validated once by the server itself. */
export const cas = (row: ProviderRow, outbound: OutboundFetch): SsoProtocol => {
  const base = row.address.replace(/\/+$/, '')
  const validation = row.kind === 'cas3' ? `${base}/p3/serviceValidate` : `${base}/serviceValidate`
  const validated = async (service: string, ticket: string) => {
    const answered = await outbound(
      `${validation}?service=${encodeURIComponent(service)}&ticket=${encodeURIComponent(ticket)}`,
    )
    if (answered.status !== 200) throw new Error(`the CAS server answered ${answered.status}`)
    return readCasAnswer(await answered.text())
  }
  return {
    start: async (trip) => `${base}/login?service=${encodeURIComponent(serviceOf(trip))}`,
    async finish(trip, query) {
      const ticket = query.get('ticket') ?? ''
      if (!/^ST-[\w.-]{1,250}$/.test(ticket)) throw new SsoRefused('no service ticket')
      const person = await validated(serviceOf(trip), ticket)
      if ('failure' in person) throw new SsoRefused(person.failure)
      const { user, attributes } = person
      const number = row.attribute === '' ? user : (attributes[row.attribute] ?? '')
      const name = attributes['cn'] ?? attributes['displayName'] ?? attributes['name'] ?? ''
      return { subject: user, number, name, idToken: '' }
    },
    leave: async (origin) => `${base}/logout?service=${encodeURIComponent(returnTo(origin))}`,
    async test() {
      const probe = await validated('https://test.invalid/login', 'ST-0-test')
      if (!('failure' in probe)) throw new SsoRefused('对任何票据都回答“通过”，不能使用')
      return `已连接，服务器按 ${row.kind === 'cas3' ? 'CAS 3' : 'CAS 2'} 协议作答`
    },
  }
}
