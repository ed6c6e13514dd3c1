import type { Happened, SessionLine, View } from '@xinglin/contract/simulations/consultation'
import { consultation, type Action, type State } from '@xinglin/simulation/consultation'
import type { TenantContext } from '#platform/visit'
import { lineOf as sharedLineOf } from '#simulations/kernel'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'
import { wordingStore } from '../wording/wording-store.ts'

/** A question travels without how it was understood: the report tells that. */
const deedOf = (action: Action): Happened['action'] =>
  action.type === 'ask' ? { type: 'ask', text: action.text } : action

/** An event as it travels: `at` and what came of it, nothing of the state. */
const happened = ({
  seq,
  at,
  action,
  observations,
}: Pick<EventRow, 'seq' | 'at' | 'action' | 'observations'>): Happened => ({
  seq,
  at,
  action: deedOf(action),
  observations,
})

/** Everything that happened in a session, with the words that were shown for answers. */
export const toHappenedResponse = async (
  school: TenantContext,
  { id, seq }: Pick<SessionRow, 'id' | 'seq'>,
): Promise<Happened[]> => {
  const events = await sessionStore(school).events(id, 0, seq)
  const words = await wordingStore(school).ofSession(id)
  return events.map((event) => {
    const worded = words.get(event.seq)
    return { ...happened(event), ...(worded === undefined ? {} : { words: worded }) }
  })
}

const minuteMs = 60_000

/** What a browser may know of a state, with the time that this session has; the contract names its members one by one too. */
export const viewOf = (
  state: State,
  { startedAt, endAt }: Pick<SessionRow, 'startedAt' | 'endAt'>,
): View => ({
  ...consultation.view(state),
  limitMinutes: Math.round((endAt.getTime() - startedAt.getTime()) / minuteMs),
})

/** A session as lists show it; its score where it is to be told. */
export const lineOf = (row: SessionRow, showsScore: boolean, learner: string): SessionLine => ({
  ...sharedLineOf(row, showsScore),
  ProgressId: row.attemptId,
  ItemId: row.itemId,
  Title: row.title,
  Mode: row.mode,
  Learner: learner,
})
