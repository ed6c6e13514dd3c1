import { submitLabReport } from '@xinglin/contract/experiment'
import { assessing, engineOf, type RunEvent } from '@xinglin/simulation/practical'
import type { CourseStanding } from '#attempts'
import { hashOf } from '#platform/content-hash'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { endedOf, worthOf } from '#virtual'
import { draftStore } from '../session/draft-store.ts'
import { handReportIn } from '../reports/handing-in.ts'
import { versionOf } from '../session/protocols.ts'
import { ownSession } from '../session/reach.ts'
import type { Room } from '../session/room.ts'
import { isAhead } from '../session/rules.ts'
import { eventsOf, unhurried } from '../session/runs.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { abandoned, notBegun, ahead, impossible } = submitLabReport.refusals

/** The event with which every experiment ends; browsers cannot make such an id. */
const submission = 'submit'

const submitted = async (
  { runs }: Room,
  visit: Visit,
  row: SessionRow,
  steps: number,
): Promise<RunEvent> => {
  const run = await runs.take(visit, row)
  runs.keep(row.id, run)
  if (!run.supposed) throw refuse(notBegun)
  const elapsed = visit.at.getTime() - row.startedAt.getTime()
  if (isAhead(run, steps, elapsed)) throw refuse(ahead)
  if (steps < row.steps) throw refuse(impossible)
  const longest = Math.ceil(run.protocol.longest / run.bench.model.dt)
  const { sections } = await draftStore(visit).find(row.id)
  return {
    seq: row.seq + 1,
    at: Math.max(row.lastAt, elapsed),
    steps: Math.max(row.steps, Math.min(steps, longest)),
    action: { type: 'submit', sections },
  }
}

/** Ends an experiment with its report and has both assessed, once. The attempt is held before the session, as everywhere. */
const submit = async (
  room: Room,
  visit: Visit,
  found: SessionRow,
  steps: number,
): Promise<{ readonly row: SessionRow; readonly standing: CourseStanding }> => {
  await room.host.hold(visit, found)
  const store = sessionStore(visit)
  const row = await ownSession(visit, found.id, true)
  if (row.state === 'abandoned') throw refuse(abandoned)
  if (row.state === 'finished') return { row, standing: await room.host.standing(visit, row) }
  const event = await submitted(room, visit, row, steps)
  const { protocol, hash } = await versionOf(visit, row.protocolVersionId)
  const events = [...(await eventsOf(visit, row)), event]
  const assessment = await unhurried(assessing({ protocol, seed: row.seed }, events))
  await store.moveOn({
    sessionId: row.id,
    ...event,
    clientActionId: submission,
    receivedAt: visit.at,
  })
  const engine = engineOf(protocol)
  const set = {
    state: 'finished' as const,
    engine,
    endedAt: visit.at,
    assessment,
    ...worthOf(assessment),
    hash: hashOf([hash, engine, row.seed, events.map((one) => [one.steps, one.action])]),
  }
  await store.change(row.id, set)
  const sections = event.action.type === 'submit' ? event.action.sections : {}
  await handReportIn(visit, row, { sections, sheet: assessment.sheet, protocol })
  const standing = await room.host.complete(visit, row, {
    sessionId: row.id,
    no: row.no,
    score: set.composite,
  })
  return { row: { ...row, ...set }, standing }
}

/** Answers those who hand their report in. */
export const submittingCalls = (room: Room) => [
  answer(submitLabReport, async (visit, { SessionId, Steps }) => {
    const found = await ownSession(visit, SessionId)
    const { row, standing } = await submit(room, visit, found, Steps)
    return endedOf(visit, row, standing)
  }),
]
