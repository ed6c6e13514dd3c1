import { getMarking, usualRubric, type Mark } from '@xinglin/contract/simulations/experiment'
import type { OutputOf } from '@xinglin/contract/call'
import {
  isAsExpected,
  statedFigures,
  type Assessment,
  type Protocol,
} from '@xinglin/simulation/practical'
import { facesOf, nameOfPerson } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { isReleased } from '#simulations/kernel'
import { draftStore } from '../session/draft-store.ts'
import { versionOf } from '../session/protocols.ts'
import { readableSession } from '../session/policy.ts'
import { eventsOf } from '../session/runs.ts'
import type { SessionRow } from '../session/store.ts'
import { unmarked } from './marking-rules.ts'
import { mayMark } from './supervision.ts'
import { reportStore, type ReportRow, type VersionRow } from '../reports/report-store.ts'
import { similarStore } from '../reports/similar-store.ts'
import { passagesIn } from '../reports/similarity.ts'

type MarkingResponse = OutputOf<typeof getMarking>

const { missing, unfinished, withheld } = getMarking.refusals
const mostSimilar = 3

/** What stands in other reports too, for those who oversee the course. */
const similarTo = async (
  visit: Visit,
  row: SessionRow,
  sections: VersionRow['sections'],
): Promise<MarkingResponse['Similar']> => {
  const store = reportStore(visit)
  const told: MarkingResponse['Similar'] = []
  for (const { otherId, share } of await similarStore(visit).of(row.id, mostSimilar)) {
    const other = await store.find(otherId)
    const version = other && (await store.version(otherId, other.version))
    if (!other || !version) continue
    told.push({
      SessionId: otherId,
      Name: await nameOfPerson(visit, other.personId),
      Share: share,
      Passages: passagesIn(sections, version.sections),
    })
  }
  return told
}

/** The mark of a version as far as the visitor may see it. */
const markFor = async (
  visit: Visit,
  report: ReportRow,
  version: VersionRow,
  oversees: boolean,
): Promise<MarkingResponse['Told']> => {
  const isTold =
    version.outcome === 'returned' || (version.outcome === 'marked' && report.state === 'released')
  if (!oversees && !isTold) return null
  const { mark, outcome, decidedAt, final, markerId } = version
  return {
    Mark: mark ?? unmarked,
    Outcome: outcome,
    By: (await facesOf(visit, markerId ? [markerId] : [])).get(markerId ?? '')?.name ?? '',
    At: decidedAt?.toISOString() ?? null,
    Final: final,
  }
}

const checksOf = (
  protocol: Protocol,
  events: Parameters<typeof statedFigures>[1],
  assessment: Assessment,
  sections: VersionRow['sections'],
): MarkingResponse['Checks'] =>
  statedFigures(protocol, events, assessment, sections).map((one) => ({
    Section: one.section,
    From: one.from,
    To: one.to,
    Value: one.value,
    Unit: one.unit,
    Recorded: one.recorded,
    What: one.what,
    Deviation: one.deviation,
    Fits: one.fits,
  }))

/** The range of a step that its change lies beyond; null where it does not. */
const beyond = (
  response: Protocol['steps'][number]['response'] | undefined,
  before: number | null,
  after: number | null,
): MarkingResponse['Steps'][number]['Beyond'] => {
  if (!response || before === null || after === null) return null
  const [From = 0, To = 0] = response.found ?? []
  return isAsExpected(response, after - before) === false ? { From, To } : null
}

const stepsOf = (protocol: Protocol, { steps }: Assessment): MarkingResponse['Steps'] =>
  steps.map(({ id, zh, before, after, shown, judged }) => ({
    Id: id,
    Name: zh,
    Unit: protocol.steps.find((one) => one.id === id)?.response.unit ?? '',
    Before: before,
    After: after,
    Shown: shown,
    Judged: judged,
    Beyond: beyond(protocol.steps.find((one) => one.id === id)?.response, before, after),
  }))

/** A report with everything that the visitor may know of it; whoever wrote it has then read what became of it. */
export const toReportResponse = async (
  visit: Visit,
  sessionId: string,
  wantedNo: number,
): Promise<MarkingResponse> => {
  const { row, mine, oversees: isOverseer, courseName } = await readableSession(visit, sessionId)
  const store = reportStore(visit)
  const report = await store.find(row.id)
  const { assessment } = row
  if (!report || !assessment) throw refuse(unfinished)
  if (!isOverseer && !(await isReleased(visit, row))) throw refuse(withheld)
  const versions = await store.versions(row.id)
  const no = wantedNo === 0 ? report.version : wantedNo
  const version = versions.find((one) => one.no === no)
  if (!version) throw refuse(missing)
  // Those who oversee a course try it too: what they wrote themselves they read as its author.
  const oversees = !mine
  const isNews = report.state === 'returned' || report.state === 'released'
  if (mine && isNews && !report.readAt) await store.change(row.id, { readAt: visit.at })
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const draft = mine && report.state === 'returned' ? await draftStore(visit).find(row.id) : null
  const isHidden = mine && report.state === 'marked'
  return {
    SessionId: row.id,
    CourseId: row.courseId,
    CourseName: courseName,
    ProgressId: row.attemptId,
    ItemId: row.itemId,
    Title: row.title,
    No: row.no,
    Learner: await nameOfPerson(visit, row.personId),
    Mine: mine,
    MayMark: !mine && mayMark(visit, row),
    State: isHidden ? 'waiting' : report.state,
    Version: no,
    Versions: versions.map((one) => ({
      No: one.no,
      HandedAt: one.handedAt.toISOString(),
      Machine: one.sheet.composite,
      Outcome: isHidden && one.outcome === 'marked' ? null : one.outcome,
    })),
    Sections: version.sections,
    Before: versions.find((one) => one.no === no - 1)?.sections ?? null,
    Machine: version.sheet,
    Rubric: [...(version.rubric ?? (await store.rubric(row.courseId, row.itemId)) ?? usualRubric)],
    Revision: version.revision,
    Told: await markFor(visit, report, version, oversees),
    Checks: oversees
      ? checksOf(protocol, await eventsOf(visit, row), assessment, version.sections)
      : [],
    Similar: oversees ? await similarTo(visit, row, version.sections) : [],
    Steps: stepsOf(protocol, assessment),
    Draft: draft && { Sections: draft.sections, Version: draft.version },
  }
}

/** The mark that a version has so far. */
export const markOf = ({ mark }: Pick<VersionRow, 'mark'>): Mark => mark ?? unmarked
