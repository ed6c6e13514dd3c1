/** What a single sign-on remembers between going and coming back. */
export type SsoTrip = {
  /** What the browser carries there and back. */
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Scheme, host and port of the page. */
  readonly origin: string
}

/** Whom the other side vouches for. */
export type SsoFound = {
  /** Stable for one person at this provider. */
  readonly subject: string
  /** Student or job number; empty where it is not told. */
  readonly number: string
  readonly name: string
  /** The token to leave with (OIDC). */
  readonly idToken: string
}

/** The other side answered, and not in favour: the person was refused, or what it said does not hold. */
export class SsoRefused extends Error {
  override readonly name = 'SsoRefused'
}

/** One provider, whatever it speaks. What cannot be reached throws any other error. */
export type SsoProtocol = {
  /** Where the browser goes. */
  readonly start: (trip: SsoTrip) => Promise<string>
  /** Reads the query the browser came back with, and asks the other side whether it holds. */
  readonly finish: (trip: SsoTrip, query: URLSearchParams) => Promise<SsoFound>
  /** Where the browser goes to be signed out there too; undefined where there is no such place. */
  readonly leave: (origin: string, idToken: string) => Promise<string | undefined>
  /** Says in words what answers there; throws when it is not such a server. */
  readonly test: () => Promise<string>
}

/** The page that people are sent back to. */
export const returnTo = (origin: string): string => `${origin}/login`
