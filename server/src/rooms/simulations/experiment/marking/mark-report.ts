import {
  decideReport,
  getMarking,
  markTogether,
  releaseReports,
  saveMark,
  saveRubric,
  usualRubric,
  type Mark,
} from '@xinglin/contract/simulations/experiment'
import type { InputOf } from '@xinglin/contract/call'
import { itemsOfKind } from '#courses/versions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { isReleased } from '#simulations/kernel'
import type { ExperimentDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'
import { decide, release } from './decide-mark.ts'
import {
  areAdjusted,
  arePlaced,
  arePoints,
  evenPoints,
  shareOfMark,
  writtenInMark,
} from './marking-rules.ts'
import { mayMark, overseenCourse, overseenSession } from './supervision.ts'
import { reportStore, type ReportRow, type VersionRow } from '../reports/report-store.ts'
import { markOf, toReportResponse } from './serialize-report.ts'

const { ownWork, changed, sensitive, points, place, notYours, missing } = saveMark.refusals

type OnVersion = InputOf<typeof saveMark>

/** A report held for its teacher: the attempt first, then the session, then the report, here as everywhere. */
const held = async (
  room: ExperimentDeps,
  visit: Visit,
  found: SessionRow,
): Promise<{
  readonly row: SessionRow
  readonly report: ReportRow
  readonly version: VersionRow
}> => {
  await room.host.hold(visit, found)
  const row = await sessionStore(visit).hold(found.id)
  const store = reportStore(visit)
  const report = await store.hold(found.id)
  const version = report && (await store.version(found.id, report.version))
  if (!row || !report || !version) throw refuse(missing)
  return { row, report, version }
}

const rubricOf = async (visit: Visit, row: SessionRow) => [
  ...((await reportStore(visit).rubric(row.courseId, row.itemId)) ?? usualRubric),
]

/** What a teacher says of a version, looked at: whose it is, what it says, that nobody else said something meanwhile. */
const examined = async (
  room: ExperimentDeps,
  visit: Visit,
  { SessionId, Version, Revision, Mark }: OnVersion,
) => {
  const found = await overseenSession(visit, SessionId)
  if (visit.person?.id === found.personId) throw refuse(ownWork)
  if (!mayMark(visit, found)) throw refuse(notYours)
  await refuseSensitive(visit, writtenInMark(Mark), 'experiment', sensitive)
  const all = await held(room, visit, found)
  const { version } = all
  if (version.no !== Version || version.revision !== Revision) throw refuse(changed)
  const rubric = await rubricOf(visit, all.row)
  if (!arePoints(rubric, Mark) || !areAdjusted(version.sheet, Mark)) throw refuse(points)
  if (!arePlaced(version.sections, Mark)) throw refuse(place)
  return { ...all, rubric }
}

const isSaid = ({ Comment, Annotations }: Mark): boolean =>
  Comment.trim() !== '' || Annotations.length > 0

/** Answers teachers who mark reports. */
export const markingCalls = (room: ExperimentDeps) => [
  answer(getMarking, function handleGetMarking(visit, { SessionId, Version }) {
    return toReportResponse(visit, SessionId, Version)
  }),

  answer(saveMark, async function handleSaveMark(visit, input) {
    const { row, version } = await examined(room, visit, input)
    const revision = version.revision + 1
    await reportStore(visit).changeVersion(row.id, version.no, { mark: input.Mark, revision })
    return { Revision: revision }
  }),

  answer(decideReport, async function handleDecideReport(visit, input) {
    const { noComment, unrated, unreleased } = decideReport.refusals
    const { Mark, Outcome, Release } = input
    const { row, report, version, rubric } = await examined(room, visit, input)
    const tells = Outcome === 'returned' || Release
    if (tells && !(await isReleased(visit, row))) throw refuse(unreleased)
    if (Outcome === 'returned' && !isSaid(Mark)) throw refuse(noComment)
    if (Outcome === 'marked' && shareOfMark(rubric, Mark) === null) throw refuse(unrated)
    const decided = await decide(
      visit,
      { row, report, version },
      { mark: Mark, rubric, outcome: Outcome },
    )
    const releasedNow = Outcome === 'marked' && Release && (await release(room, visit, row.id))
    return {
      State: releasedNow ? ('released' as const) : decided.state,
      Final: decided.final,
      Revision: decided.revision,
    }
  }),

  answer(releaseReports, async function handleReleaseReports(visit, { CourseId, SessionIds }) {
    await overseenCourse(visit, CourseId)
    let released = 0
    for (const id of new Set(SessionIds)) {
      const found = await sessionStore(visit).find(id)
      if (found?.courseId !== CourseId || !mayMark(visit, found)) continue
      if (!(await isReleased(visit, found))) continue
      await held(room, visit, found)
      if (await release(room, visit, id)) released += 1
    }
    return { Released: released }
  }),

  answer(
    markTogether,
    async function handleMarkTogether(visit, { CourseId, SessionIds, Share, Comment, Release }) {
      await overseenCourse(visit, CourseId)
      await refuseSensitive(visit, Comment, 'experiment', sensitive)
      const wanted = [...new Set(SessionIds)]
      let marked = 0
      for (const id of wanted) {
        const found = await sessionStore(visit).find(id)
        if (found?.courseId !== CourseId || !mayMark(visit, found)) continue
        if ((await reportStore(visit).find(id))?.state !== 'waiting') continue
        const { row, report, version } = await held(room, visit, found)
        if (report.state !== 'waiting') continue
        const rubric = await rubricOf(visit, row)
        const before = markOf(version)
        const mark = {
          ...before,
          Points: evenPoints(rubric, Share),
          Comment: Comment.trim() === '' ? before.Comment : Comment,
        }
        await decide(visit, { row, report, version }, { mark, rubric, outcome: 'marked' })
        if (Release && (await isReleased(visit, row))) await release(room, visit, id)
        marked += 1
      }
      return { Marked: marked, Left: wanted.length - marked }
    },
  ),

  answer(saveRubric, async function handleSaveRubric(visit, { CourseId, ItemId, Rubric }) {
    const { hundred, twice } = saveRubric.refusals
    await overseenCourse(visit, CourseId)
    const items = (await itemsOfKind(visit, 'experiment', [CourseId])).get(CourseId) ?? []
    if (!items.some(({ id }) => id === ItemId)) throw refuse(missing)
    if (Rubric.reduce((sum, { Max }) => sum + Max, 0) !== 100) throw refuse(hundred)
    if (new Set(Rubric.map(({ Id }) => Id)).size < Rubric.length) throw refuse(twice)
    const written = Rubric.map(({ Name, Note }) => `${Name}\n${Note}`).join('\n')
    await refuseSensitive(visit, written, 'experiment', sensitive)
    await reportStore(visit).keepRubric({
      courseId: CourseId,
      itemId: ItemId,
      criteria: Rubric,
      changedAt: visit.at,
    })
    return { Rubric }
  }),
]
