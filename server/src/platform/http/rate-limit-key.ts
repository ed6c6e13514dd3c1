import type { StoredSession } from './dependencies.ts'

/**
 * To whom what a session asks for is counted: to the person, however often they sign in; of accounts that many share (a
 * guest’s, a preview link’s) to the session.
 */
export const rateLimitKeyOf = ({
  principal,
  person,
}: Pick<StoredSession, 'principal' | 'person'>) =>
  principal === 'guest' || principal === 'preview' ? person.sessionId.toString('hex') : person.id
