import { getMarking, defaultRubric } from '@xinglin/contract/simulations/experiment'
import type { OutputOf } from '@xinglin/contract/call'
import {
  isAsExpected,
  statedFigures,
  type Assessment,
  type Protocol,
} from '@xinglin/simulation/practical'
import { nameOfPerson } from '#identity'
import {
  lastDecided,
  markStore,
  othersOf,
  recheckStore,
  recheckUntil,
  toRecheck,
  workStore,
} from '#marking'
import { refuse, type Visit } from '#platform/visit'
import { isReleased } from '#simulations/kernel'
import { draftStore } from '../session/draft-store.ts'
import { versionOf } from '../session/protocols.ts'
import { readableSession } from '../session/policy.ts'
import { eventsOf } from '../session/runs.ts'
import type { SessionRow } from '../session/store.ts'
import { mayMark } from './supervision.ts'
import { visibleMark } from './visible-mark.ts'
import { reportStore, type VersionRow } from '../reports/report-store.ts'
import { similarStore } from '../reports/similar-store.ts'
import { passagesIn } from '../reports/similarity.ts'

type MarkingResponse = OutputOf<typeof getMarking>

const { missing, unfinished, withheld } = getMarking.refusals
const maxSimilar = 3

/** What stands in other reports too, for those who oversee the course. */
const similarTo = async (
  visit: Visit,
  row: SessionRow,
  sections: VersionRow['sections'],
): Promise<MarkingResponse['Similar']> => {
  const store = reportStore(visit)
  const similar: MarkingResponse['Similar'] = []
  for (const { otherId, share } of await similarStore(visit).of(row.id, maxSimilar)) {
    const other = await workStore(visit).find(otherId)
    const version = other && (await store.version(otherId, other.version))
    if (!other || !version) continue
    similar.push({
      SessionId: otherId,
      Name: await nameOfPerson(visit, other.personId),
      Share: share,
      Passages: passagesIn(sections, version.sections),
    })
  }
  return similar
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
  const report = await workStore(visit).find(row.id)
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
  if (mine && isNews && !report.readAt) await workStore(visit).change(row.id, { readAt: visit.at })
  const { protocol } = await versionOf(visit, row.protocolVersionId)
  const draft = mine && report.state === 'returned' ? await draftStore(visit).find(row.id) : null
  const isHidden = mine && report.state === 'marked'
  const recheck = await recheckStore(visit).find(row.id)
  const marks = await markStore(visit).ofWork(row.id)
  const ofVersion = marks.filter((one) => one.version === no)
  const decidedOf = (at: number) =>
    lastDecided(marks.filter((one) => one.version === at))?.outcome ?? null
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
      Outcome: isHidden && decidedOf(one.no) === 'marked' ? null : decidedOf(one.no),
    })),
    Sections: version.sections,
    Before: versions.find((one) => one.no === no - 1)?.sections ?? null,
    Machine: version.sheet,
    Rubric: [
      ...(lastDecided(ofVersion)?.rubric ??
        (await markStore(visit).rubric(row.itemId)) ??
        defaultRubric),
    ],
    Revision: ofVersion.find(({ markerId }) => markerId === visit.person?.id)?.revision ?? 0,
    Told: await visibleMark(visit, report, version, { marks: ofVersion, oversees }),
    RecheckUntil: mine ? ((await recheckUntil(visit, report))?.toISOString() ?? null) : null,
    Recheck: recheck ? await toRecheck(visit, recheck) : null,
    Others: oversees ? await othersOf(visit, ofVersion) : [],
    Checks: oversees
      ? checksOf(protocol, await eventsOf(visit, row), assessment, version.sections)
      : [],
    Similar: oversees ? await similarTo(visit, row, version.sections) : [],
    Steps: stepsOf(protocol, assessment),
    Draft: draft && { Sections: draft.sections, Version: draft.version },
  }
}
