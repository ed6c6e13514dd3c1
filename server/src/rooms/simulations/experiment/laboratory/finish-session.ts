import {
  engineOf,
  unmarkedSheet,
  type Assessment,
  type RunEvent,
} from '@xinglin/simulation/practical'
import type { Moment } from '#attempts'
import { hashOf } from '#platform/content-hash'
import { isStation, worthOf } from '#simulations/kernel'
import type { ProtocolVersion } from '../session/protocols.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** The event with which every experiment ends; browsers cannot make such an id. */
const submission = 'submit'

/** Keeps the last event of an experiment and what it was assessed at. The session is held meanwhile. */
export const finishSession = async (
  moment: Moment,
  row: SessionRow,
  { protocol, hash }: ProtocolVersion,
  {
    events,
    event,
    assessment: whole,
  }: {
    readonly events: readonly RunEvent[]
    /** The last of them. */
    readonly event: RunEvent
    readonly assessment: Assessment
  },
) => {
  const store = sessionStore(moment)
  await store.moveOn({
    sessionId: row.id,
    ...event,
    clientActionId: submission,
    receivedAt: moment.at,
  })
  // Nobody marks the report of a station: what only a teacher fills is no part of its sheet.
  const assessment = isStation(row) ? { ...whole, sheet: unmarkedSheet(whole.sheet) } : whole
  const engine = engineOf(protocol)
  const set = {
    state: 'finished' as const,
    engine,
    endedAt: row.endAt && row.endAt < moment.at ? row.endAt : moment.at,
    assessment,
    ...worthOf(assessment),
    hash: hashOf([hash, engine, row.seed, events.map((one) => [one.steps, one.action])]),
  }
  await store.change(row.id, set)
  return set
}
