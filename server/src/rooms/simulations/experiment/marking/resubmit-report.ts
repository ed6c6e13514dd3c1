import { resubmitLabReport } from '@xinglin/contract/simulations/experiment'
import { rewritten, type RunEvent } from '@xinglin/simulation/practical'
import { maxVersions, workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { draftStore } from '../session/draft-store.ts'
import { versionOf } from '../session/protocols.ts'
import { ownSession } from '../session/policy.ts'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { eventsOf } from '../session/runs.ts'
import { sessionStore } from '../session/store.ts'
import { handReportIn } from '../reports/hand-in-report.ts'
import { tellTeacher } from '../reports/tell-teacher.ts'
import { areSame } from './marking-rules.ts'
import { reportStore } from '../reports/report-store.ts'

const { notReturned, same, tooOften } = resubmitLabReport.refusals

/** Answers those who hand a returned report in again: what was recorded stays as it was assessed, the new text is assessed. */
export const againCalls = (room: ExperimentDeps) => [
  answer(resubmitLabReport, async function handleResubmitLabReport(visit, { SessionId }) {
    const session = await ownSession(visit, SessionId)
    await room.host.lock(visit, session)
    const row = await ownSession(visit, SessionId, true)
    const report = await workStore(visit).lock(row.id)
    if (report?.state !== 'returned' || !row.assessment) throw refuse(notReturned)
    if (report.version >= maxVersions) throw refuse(tooOften)
    const { sections } = await draftStore(visit).find(row.id)
    const before = await reportStore(visit).version(row.id, report.version)
    if (before && areSame(before.sections, sections)) throw refuse(same)
    const { protocol } = await versionOf(visit, row.protocolVersionId)
    const events = (await eventsOf(visit, row)).map((event): RunEvent =>
      event.action.type === 'submit' ? { ...event, action: { type: 'submit', sections } } : event,
    )
    const assessment = rewritten(protocol, row.assessment, events)
    await sessionStore(visit).change(row.id, { assessment })
    const { version } = await handReportIn(visit, row, {
      sections,
      sheet: assessment.sheet,
      protocol,
    })
    await tellTeacher(visit, row, version)
    return { State: 'waiting' as const, Version: version }
  }),
]
