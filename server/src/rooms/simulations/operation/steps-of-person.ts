import { menuOf } from '@xinglin/simulation/operation'
import type { TenantContext } from '#platform/visit'
import { versionOf } from './procedures.ts'
import { wordsOf } from './rules.ts'
import { sessionStore } from './store.ts'

/** Events before and after a step that are shown with it. */
const around = 2

/** The steps around one of somebody's operation at an item, in words, with what each brought to light; nothing where it is not theirs. */
export const stepsOfPerson = async (
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
  const menu = menuOf((await versionOf(school, session.procedureVersionId)).procedure)
  const events = await store.events(sessionId, Math.max(0, at - around - 1), at + around)
  return events.map(({ seq, action, observations }) => ({
    seq,
    words: wordsOf(menu, action),
    brought: observations.map(({ zh }) => zh),
  }))
}
