import { isDeepStrictEqual } from 'node:util'
import { submitLabReport, type Sections } from '@xinglin/contract/simulations/experiment'
import {
  modelOf,
  progressOf,
  reachable,
  rewritten,
  type Assessment,
  type Protocol,
  type RunEvent,
} from '@xinglin/simulation/practical'
import { isTakenOnce } from '#attempts'
import type { InputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { endedOf, isReleased, isStation, type CourseStanding } from '#simulations/kernel'
import { draftStore } from '../session/draft-store.ts'
import { handReportIn } from '../reports/hand-in-report.ts'
import { tellTeacher } from '../reports/tell-teacher.ts'
import { versionOf } from '../session/protocols.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { isTimeUp } from '../session/rules.ts'
import { eventsOf, notFinished, notReplayed } from '../session/runs.ts'
import type { SessionRow } from '../session/store.ts'
import { finishSession } from './finish-session.ts'

const { abandoned, paused, notBegun, ahead, impossible, moved } = submitLabReport.refusals

/** What ends an experiment: its report as it was kept last, at the step to which it was recorded. */
const submitted = async (
  visit: Visit,
  row: SessionRow,
  steps: number,
  protocol: Protocol,
  events: readonly RunEvent[],
): Promise<RunEvent> => {
  const { supposed, waited } = progressOf(events)
  if (!supposed) throw refuse(notBegun)
  const elapsed = visit.at.getTime() - row.startedAt.getTime()
  const { dt } = modelOf(protocol)
  if (steps * dt > reachable({ waited }, elapsed / 1000)) throw refuse(ahead)
  if (steps < row.steps) throw refuse(impossible)
  const longest = Math.ceil(protocol.longest / dt)
  const { sections } = await draftStore(visit).find(row.id)
  return {
    seq: row.seq + 1,
    at: Math.max(row.lastAt, elapsed),
    steps: Math.max(row.steps, Math.min(steps, longest)),
    action: { type: 'submit', sections },
  }
}

type Judged = { readonly events: readonly RunEvent[]; readonly assessment: Assessment }

/** Has an open experiment assessed as it stands, with what would end it; nothing is held meanwhile. */
const judged = async (
  room: ExperimentDeps,
  visit: Visit,
  row: SessionRow,
  steps: number,
): Promise<Judged> => {
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const before = await eventsOf(visit, row)
  const events = [...before, await submitted(visit, row, steps, protocol, before)]
  const setup = { protocol, seed: row.seed }
  const came = await room.computing.run(visit, { kind: 'assess', setup, events })
  if (came.kind === 'not-replayed') throw notReplayed(setup, row, came.zh)
  if (came.kind !== 'assessed') throw notFinished()
  return { events, assessment: came.assessment }
}

/** The same with the report as it was kept last: what was written while the run was assessed counts as well. */
const withReport = async (
  visit: Visit,
  row: SessionRow,
  protocol: Protocol,
  { events, assessment }: Judged,
): Promise<Judged & { readonly event: RunEvent; readonly sections: Sections }> => {
  const { sections } = await draftStore(visit).find(row.id)
  const last = events.at(-1)
  if (last?.action.type !== 'submit') throw new Error(`session ${row.id} has no report`)
  if (isDeepStrictEqual(last.action.sections, sections))
    return { events, assessment, event: last, sections }
  const event = { ...last, action: { type: 'submit' as const, sections } }
  const all = [...events.slice(0, -1), event]
  return { events: all, assessment: rewritten(protocol, assessment, all), event, sections }
}

/** Ends an experiment with its report and has both assessed, once. The attempt is held before the session, as everywhere. */
const submit = async (
  room: ExperimentDeps,
  visit: Visit,
  session: SessionRow,
  steps: number,
): Promise<{ readonly row: SessionRow; readonly standing: CourseStanding }> => {
  await room.computing.enter(visit)
  const before = await ownSession(visit, session.id)
  const work = before.state === 'open' ? await judged(room, visit, before, steps) : undefined
  await room.host.lock(visit, session)
  const row = await ownSession(visit, session.id, true)
  if (row.state === 'abandoned') throw refuse(abandoned)
  if (row.state === 'finished') return { row, standing: await room.host.standing(visit, row) }
  if (!work || row.seq !== before.seq) throw refuse(moved)
  const version = await versionOf(visit, row.protocolVersionId)
  const { protocol } = version
  const { sections, ...judgedNow } = await withReport(visit, row, protocol, work)
  const set = await finishSession(visit, row, version, judgedNow)
  // The report of a station is read by the machine alone.
  if (!isStation(row)) {
    const handed = { sections, sheet: set.assessment.sheet, protocol }
    await tellTeacher(visit, row, (await handReportIn(visit, row, handed)).version)
  }
  const standing = await room.host.complete(visit, row, {
    sessionId: row.id,
    no: row.no,
    score: isTakenOnce(row.mode) ? null : set.composite,
  })
  return { row: { ...row, ...set }, standing }
}

/** Answers those who hand their report in. */
export const submittingCalls = (room: ExperimentDeps) => [
  answer(
    submitLabReport,
    whereSessionKept(async function handleSubmitLabReport(
      visit,
      { SessionId, Steps }: InputOf<typeof submitLabReport>,
    ) {
      const session = await ownSession(visit, SessionId)
      if (session.pausedAt) throw refuse(paused)
      // What was recorded after the time of a station counts for nothing.
      const steps = isTimeUp(session, visit.at) ? session.steps : Steps
      const { row, standing } = await submit(room, visit, session, steps)
      return endedOf(visit, row, standing, await isReleased(visit, row))
    }),
  ),
]
