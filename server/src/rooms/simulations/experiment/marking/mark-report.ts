import {
  decideReport,
  getMarking,
  markTogether,
  releaseReports,
  saveMark,
  saveRubric,
} from '@xinglin/contract/simulations/experiment'
import { refuseSensitive } from '#dictionaries'
import { itemsOfKind } from '#courses/versions'
import {
  decideMark,
  evenPoints,
  holdWork,
  keepMark,
  keepRubric,
  releaseHeld,
  releaseMarks,
  settleMark,
  unmarked,
  workStore,
  type MarkingSource,
  type WorkRow,
} from '#marking'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { toReportResponse } from './serialize-report.ts'
import { overseenCourse } from './supervision.ts'

const { sensitive, missing } = saveMark.refusals

/** Of some sessions the reports of a course. */
const reportsIn = async (
  visit: Visit,
  courseId: string,
  sessionIds: readonly string[],
): Promise<WorkRow[]> =>
  [...(await workStore(visit).among([...new Set(sessionIds)])).values()].filter(
    ({ kind, groupId }) => kind === 'report' && groupId === courseId,
  )

/** Marks a waiting report with the same share of each criterion; false where it does not wait, or is the visitor's own. */
const markEvenly = async (
  source: MarkingSource,
  visit: Visit,
  work: WorkRow,
  { Share, Comment, Release }: { Share: number; Comment: string; Release: boolean },
): Promise<boolean> => {
  if (work.state !== 'waiting' || work.personId === visit.person?.id) return false
  const held = await holdWork(source, visit, work)
  if (held.work.state !== 'waiting') return false
  const before = held.marks.find(({ markerId }) => markerId === visit.person?.id)?.mark ?? unmarked
  const mark = {
    ...before,
    Points: evenPoints(held.rubric, Share),
    Comment: Comment.trim() === '' ? before.Comment : Comment,
  }
  await settleMark(source, visit, held, { mark, outcome: 'marked', againUntil: null })
  if (Release && (await source.mayTell(visit, work))) await releaseHeld(source, visit, work.id)
  return true
}

/** Answers teachers who mark reports, by what marking does with works of any kind. */
export const markingCalls = (source: MarkingSource) => [
  answer(getMarking, function handleGetMarking(visit, { SessionId, Version }) {
    return toReportResponse(visit, SessionId, Version)
  }),

  answer(saveMark, async function handleSaveMark(visit, { SessionId, ...given }) {
    return keepMark(source, visit, { ...given, Id: SessionId })
  }),

  answer(decideReport, async function handleDecideReport(visit, { SessionId, ...given }) {
    const decided = await decideMark(
      source,
      visit,
      { ...given, Id: SessionId, againUntil: null },
      decideReport.refusals,
    )
    return { State: decided.state, Final: decided.score, Revision: decided.revision }
  }),

  answer(releaseReports, async function handleReleaseReports(visit, { CourseId, SessionIds }) {
    await overseenCourse(visit, CourseId)
    const works = await reportsIn(visit, CourseId, SessionIds)
    return { Released: await releaseMarks(source, visit, works) }
  }),

  answer(
    markTogether,
    async function handleMarkTogether(visit, { CourseId, SessionIds, ...given }) {
      await overseenCourse(visit, CourseId)
      await refuseSensitive(visit, given.Comment, 'experiment', sensitive)
      let marked = 0
      for (const work of await reportsIn(visit, CourseId, SessionIds))
        if (await markEvenly(source, visit, work, given)) marked += 1
      return { Marked: marked, Left: new Set(SessionIds).size - marked }
    },
  ),

  answer(saveRubric, async function handleSaveRubric(visit, { CourseId, ItemId, Rubric }) {
    await overseenCourse(visit, CourseId)
    const items = (await itemsOfKind(visit, 'experiment', [CourseId])).get(CourseId) ?? []
    if (!items.some(({ id }) => id === ItemId)) throw refuse(missing)
    return keepRubric(source, visit, ItemId, Rubric)
  }),
]
