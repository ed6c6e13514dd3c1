import type { beginExperiment, Happened } from '@xinglin/contract/simulations/experiment'
import type { OutputOf } from '@xinglin/contract/call'
import {
  mark,
  viewOf,
  type Action,
  type Protocol,
  type RunEvent,
} from '@xinglin/simulation/practical'
import { isTakenOnce } from '#attempts'
import type { Visit } from '#platform/visit'
import { standingOf } from '#simulations/kernel'
import { draftStore } from './draft-store.ts'
import { versionOf } from './protocols.ts'
import { eventsOf } from './runs.ts'
import type { SessionRow } from './store.ts'

type ExperimentStart = OutputOf<typeof beginExperiment>

/** What an answer to the pre-test is worth, as it travels; null for other actions. */
export const pretestOf = (
  protocol: Protocol,
  action: Action | undefined,
  mode: SessionRow['mode'],
): ExperimentStart['Pretest'] => {
  if (action?.type !== 'answer') return null
  const { score, passed, marks } = mark(protocol, action.answers)
  // Whoever is examined is told whether it opens the laboratory: neither the answers, which others still give, nor the points.
  return isTakenOnce(mode)
    ? { Score: null, Passed: passed, Marks: [] }
    : { Score: score, Passed: passed, Marks: marks }
}

/** Events as they travel. */
export const happenedOf = (events: readonly RunEvent[]): Happened[] =>
  events.map(({ seq, at, steps, action }) => ({ seq, at, steps, action }))

/** Everything that the laboratory needs of a session as it stands. */
export const stageOf = async (visit: Visit, row: SessionRow): Promise<ExperimentStart> => {
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const events = await eventsOf(visit, row)
  const { version, sections } = await draftStore(visit).find(row.id)
  const answered = events.findLast(({ action }) => action.type === 'answer')
  return {
    ...(await standingOf(visit, row)),
    Seed: row.seed,
    Engine: row.engine,
    Protocol: viewOf(protocol),
    Events: happenedOf(events),
    Pretest: pretestOf(protocol, answered?.action, row.mode),
    Draft: { Sections: sections, Version: version },
  }
}
