import type { TenantContext } from '#platform/visit'
import { sessionStore } from '../session/store.ts'
import { turnsAround } from './transcript.ts'

/** The turns around one of somebody's consultation, each with its number; nothing where it is not theirs. */
export const turnsOfPerson = async (
  school: TenantContext,
  {
    sessionId,
    itemId,
    at,
    personId,
  }: {
    readonly sessionId: string
    readonly itemId: string
    readonly at: number
    readonly personId: string
  },
) => {
  const session = (await sessionStore(school).some([sessionId])).get(sessionId)
  if (session?.personId !== personId || session.itemId !== itemId) return []
  return turnsAround(school, session, at)
}
