import { randomBytes } from 'node:crypto'
import { finishSso, startSso } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { storedToken } from '@xinglin/wire'
import { isSameBrowser, tieBrowser, whoHasNumber } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { cas } from './cas.ts'
import { comeIn, linkedTo, mayComeIn, ticketFor, type Vouched } from './sign-in-vouched.ts'
import type { SignInDeps } from './dependencies.ts'
import { linkStore } from './link-store.ts'
import { checkedOrigin } from './own-origin.ts'
import { oidc } from './oidc.ts'
import { realmNow, realmOf } from './wechat-realms.ts'
import { SsoRefused, type SsoFound, type SsoProtocol } from './sso-protocol.ts'
import { ssoStore, type ProviderRow } from './sso-store.ts'

const { away, over, refused, unknown } = finishSso.refusals
/** So long a trip may take. */
export const stateLivesMs = 600_000

/** What the wrapped secret of a provider is bound to. */
export const providerSecret = (id: string): string => `sso ${id}`

/** How one talks to a provider. */
export const protocolOf = (row: ProviderRow, services: SignInDeps): SsoProtocol => {
  if (row.kind !== 'oidc') return cas(row, services.outbound)
  const secret = row.secret === '' ? '' : services.keys.unwrap(row.secret, providerSecret(row.id))
  return oidc(row, secret, services.outbound)
}

/** By which a trip is found that came back. */
export const stateDigest = ({ keys }: SignInDeps, visit: Visit, state: string): Buffer =>
  keys.digest(`sso state\n${visit.school.id}\n${state}`)

/** The digest by which a session is found when CAS ends the ticket it came in by. */
export const ticketDigest = ({ keys }: SignInDeps, schoolId: string, ticket: string): Buffer =>
  keys.digest(`cas ticket\n${schoolId}\n${ticket}`)

/** What has to be known when somebody leaves: under what the trip was noted, and the token to leave with. */
type Leave = { readonly trip: string; readonly idToken: string }

/** What nobody guesses. */
export const random = (): string => randomBytes(32).toString('base64url')

const ownPath = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') ? path : ''

/** Of one school, without a transaction being held while another server is asked. */
export const inSchool = <T>(
  { within }: SignInDeps,
  { school }: Visit,
  work: (store: ReturnType<typeof ssoStore>) => Promise<T>,
): Promise<T> => within(school.id, (db) => work(ssoStore({ db, school })))

/** Begins: remembers the trip for this browser, and says where it goes. */
export const start = async (
  visit: Visit,
  services: SignInDeps,
  { ProviderId, Origin, Redirect }: InputOf<typeof startSso>,
): Promise<{ Url: string }> => {
  const origin = checkedOrigin(visit, Origin)
  const row = await inSchool(services, visit, (store) => store.provider(ProviderId))
  if (!row?.enabled) throw refuse(startSso.refusals.missing)
  const trip = { state: random(), nonce: random(), verifier: random(), origin }
  const Url = await protocolOf(row, services)
    .start(trip)
    .catch((error: unknown) => {
      services.note('single sign-on could not begin', error)
      throw refuse(away)
    })
  if ((await realmNow(visit, row.id)) !== realmOf(row)) throw refuse(startSso.refusals.missing)
  await ssoStore(visit).begin({
    digest: stateDigest(services, visit, trip.state),
    providerId: row.id,
    nonce: trip.nonce,
    verifier: trip.verifier,
    origin,
    redirect: ownPath(Redirect),
    bindHash: tieBrowser(visit),
    expiresAt: new Date(visit.at.getTime() + stateLivesMs),
  })
  return { Url }
}

const finishAtProvider = async (
  services: SignInDeps,
  trip: Parameters<SsoProtocol['finish']>[0],
  { row, query }: { row: ProviderRow; query: URLSearchParams },
): Promise<SsoFound> => {
  try {
    return await protocolOf(row, services).finish(trip, query)
  } catch (error) {
    services.note('single sign-on did not succeed', error)
    throw refuse(error instanceof SsoRefused ? refused : away)
  }
}

/** Notes by whom a session came in, for leaving there too; refuses where they have left there meanwhile. */
export const noteSession = async (
  visit: Visit,
  services: SignInDeps,
  session: Session,
  { leave }: Vouched,
): Promise<void> => {
  const { trip, idToken } = JSON.parse(leave) as Leave
  const sessionId = Buffer.from(storedToken(session.TokenId), 'hex')
  const isStillThere = await ssoStore(visit).arrived(Buffer.from(trip, 'hex'), {
    sessionId,
    idToken: idToken ? services.keys.wrap(idToken, sessionId.toString('hex')) : '',
    at: visit.at,
  })
  if (!isStillThere) throw refuse(over)
}

/** Ends: takes the trip once, asks the other side, and opens a session, or gives a ticket to somebody unknown. */
export const finish = async (
  visit: Visit,
  services: SignInDeps,
  { State, Query, Mac }: InputOf<typeof finishSso>,
): Promise<OutputOf<typeof finishSso>> => {
  const digest = stateDigest(services, visit, State)
  const trip = await inSchool(services, visit, (store) => store.take(digest))
  if (!trip || trip.triedBy || trip.expiresAt <= visit.at || !isSameBrowser(visit, trip.bindHash))
    throw refuse(over)
  const row = await inSchool(services, visit, (store) => store.provider(trip.providerId))
  if (!row?.enabled) throw refuse(over)
  const query = new URLSearchParams(Query)
  const ticket = row.kind === 'oidc' ? '' : (query.get('ticket') ?? '')
  await inSchool(services, visit, (store) =>
    store.expect({
      sessionId: digest,
      providerId: row.id,
      origin: trip.origin,
      ticketDigest: ticket === '' ? null : ticketDigest(services, visit.school.id, ticket),
      at: visit.at,
    }),
  )
  const { subject, number, name, idToken } = await finishAtProvider(
    services,
    { ...trip, state: State },
    { row, query },
  )
  const realm = realmOf(row)
  // Another server meanwhile: who this is there is nobody’s word any more.
  if ((await realmNow(visit, row.id)) !== realm) throw refuse(over)
  const leave = JSON.stringify({ trip: digest.toString('hex'), idToken } satisfies Leave)
  const vouched: Vouched = { provider: row.id, realm, subject, name, leave }
  const known = await linkedTo(visit, vouched)
  const who = known ?? (await whoHasNumber(visit, number))
  const back = { Name: name, Redirect: trip.redirect }
  if (!who) {
    if (row.unknown === 'refuse') throw refuse(unknown)
    return { ...back, Session: null, Ticket: await ticketFor(visit, services, vouched) }
  }
  mayComeIn(who)
  // Another subject is linked to this person already: the number alone does not take its place.
  if (!known && !(await linkStore(visit).link(row.id, subject, who.person.id, visit.at)))
    throw refuse(finishSso.refusals.notThisWay)
  const session = await comeIn(visit, services, who, Mac)
  await noteSession(visit, services, session, vouched)
  return { ...back, Session: session, Ticket: '' }
}
