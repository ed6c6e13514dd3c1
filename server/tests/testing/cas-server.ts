import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A CAS server of two protocols, at which whoever is named signs in; its tickets are good once, for one service. */
export type CasServer = {
  readonly address: string
  /** Signs somebody in as the login page of the address would; answers where the browser is sent back to. */
  readonly signIn: (loginUrl: string, user: string) => URL
  /** The message that says a ticket's session is over, as it is posted to the service. */
  readonly logoutRequest: (ticket: string) => string
  /** What happens after a ticket was found good, before that is answered. */
  meanwhile: ((ticket: string) => Promise<void>) | undefined
  /** How often something was validated. */
  readonly validations: () => number
  readonly close: () => void
}

const namespace = 'http://www.yale.edu/tp/cas'
const wrapped = (inside: string) =>
  `<?xml version="1.0"?>\n<cas:serviceResponse xmlns:cas="${namespace}">${inside}</cas:serviceResponse>`
const failure = (code: string) =>
  wrapped(
    `<cas:authenticationFailure code="${code}">Ticket not recognised</cas:authenticationFailure>`,
  )

/** Starts it; `numberOf` says which number a user has there, told as the attribute `employeeNumber` (CAS 3). */
export const casServer = async (numberOf: (user: string) => string): Promise<CasServer> => {
  const tickets = new Map<string, { service: string; user: string }>()
  let validations = 0
  const there: CasServer = {
    address: '',
    meanwhile: undefined,
    signIn(loginUrl, user) {
      const service = new URL(loginUrl).searchParams.get('service') ?? ''
      const ticket = `ST-${tickets.size + 1}-${randomBytes(12).toString('hex')}`
      tickets.set(ticket, { service, user })
      const back = new URL(service)
      back.searchParams.append('ticket', ticket)
      return back
    },
    logoutRequest: (ticket) =>
      new URLSearchParams({
        logoutRequest: `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">x</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`,
      }).toString(),
    validations: () => validations,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const answered = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://cas')
    const isThird = url.pathname === '/cas/p3/serviceValidate'
    if (!isThird && url.pathname !== '/cas/serviceValidate') {
      answer.writeHead(404).end()
      return
    }
    validations += 1
    const ticket = url.searchParams.get('ticket') ?? ''
    const given = tickets.get(ticket)
    tickets.delete(ticket)
    answer.setHeader('content-type', 'application/xml; charset=utf-8')
    if (!given) return void answer.end(failure('INVALID_TICKET'))
    if (given.service !== url.searchParams.get('service'))
      return void answer.end(failure('INVALID_SERVICE'))
    await there.meanwhile?.(ticket)
    const attributes = `<cas:attributes><cas:cn>同学 ${given.user}</cas:cn><cas:employeeNumber>${numberOf(given.user)}</cas:employeeNumber></cas:attributes>`
    answer.end(
      wrapped(
        `<cas:authenticationSuccess><cas:user>${given.user}</cas:user>${isThird ? attributes : ''}</cas:authenticationSuccess>`,
      ),
    )
  }
  const server = createServer((request, answer) => void answered(request, answer)).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(there, { address: `http://127.0.0.1:${port}/cas` })
}
