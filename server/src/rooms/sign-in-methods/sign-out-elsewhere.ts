import { endSessions } from '#identity'
import type { TenantContext, Visit } from '#platform/visit'
import { readLogoutRequest } from './cas-answers.ts'
import type { SignInDeps } from './dependencies.ts'
import { linkStore } from './link-store.ts'
import { protocolOf, ticketDigest } from './sso.ts'
import { ssoStore } from './sso-store.ts'

/** Where whoever signs out has to go to be signed out where they came in, too. */
export const leaveToo =
  (services: SignInDeps) =>
  async (visit: Visit): Promise<string | undefined> => {
    if (!visit.person) return undefined
    const { sessionId } = visit.person
    const store = ssoStore(visit)
    const came = await store.sessionOf(sessionId)
    if (!came) return undefined
    const row = await store.provider(came.providerId)
    if (!row?.logoutToo) return undefined
    if (row.logoutUrl !== '') return row.logoutUrl
    const idToken =
      came.idToken === '' ? '' : services.keys.unwrap(came.idToken, sessionId.toString('hex'))
    try {
      return await protocolOf(row, services).leave(came.origin, idToken)
    } catch (error) {
      // Signing out here never depends on whether the other side answers.
      services.note('the address for signing out elsewhere is not known', error)
      return undefined
    }
  }

/** Ends the session of a ticket that a CAS server says is over; the ticket, which both alone know, is what proves it. */
export const signedOutElsewhere = async (
  services: SignInDeps,
  schoolId: string,
  body: string,
): Promise<void> => {
  const ticket = readLogoutRequest(new URLSearchParams(body).get('logoutRequest') ?? '')
  if (ticket === undefined) return
  await services.within(schoolId, async (db) => {
    const school = { db, school: { id: schoolId } }
    const ids = await ssoStore(school).sessionsBy(ticketDigest(services, schoolId, ticket))
    await endSessions(school, ids)
  })
}

/** Forgets what of coming and going in a school no longer matters. */
export const forgetTrips = async (school: TenantContext, at: Date): Promise<void> => {
  // No session lives longer than half a day.
  await ssoStore(school).forget(at, new Date(at.getTime() - 24 * 3_600_000))
  await linkStore(school).forget(at)
}
