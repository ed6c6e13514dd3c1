import { actionWords, viewOf } from '@xinglin/simulation/practical'
import type { TenantContext } from '#platform/visit'
import { versionOf } from './protocols.ts'
import { sessionStore } from './store.ts'

/** Events before and after one that are shown with it. */
const around = 3

/** The events around one of somebody's experiment at an item, in words; nothing where it is not theirs. */
export const eventsOfPerson = async (
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
  const store = sessionStore(school)
  const session = await store.find(sessionId)
  if (session?.personId !== personId || session.itemId !== itemId) return []
  const seen = viewOf((await versionOf(school, session.protocolVersionId)).protocol)
  const events = await store.events(sessionId, Math.max(0, at - around - 1), at + around)
  return events.flatMap(({ seq, action }) => {
    const words = actionWords(seen, action)
    return words === '' ? [] : [{ seq, words }]
  })
}
