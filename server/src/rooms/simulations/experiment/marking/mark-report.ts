import { againDays } from '@xinglin/contract/marking'
import {
  decideReport,
  getMarking,
  markTogether,
  releaseClassReports,
  releaseReports,
  saveMark,
  saveRubric,
} from '@xinglin/contract/simulations/experiment'
import { classesOf } from '#classes/teaching'
import { itemsOfKind } from '#courses/versions'
import {
  decideMark,
  decideSeveral,
  keepMark,
  keepRubric,
  releaseMarks,
  workStore,
  type MarkingSource,
  type WorkRow,
} from '#marking'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { toReportResponse } from './serialize-report.ts'
import { overseenCourse } from './supervision.ts'

const { missing } = saveMark.refusals

/** Of some sessions the reports of a course. */
const reportsIn = async (
  visit: Visit,
  courseId: string,
  sessionIds: readonly string[],
): Promise<WorkRow[]> =>
  [...(await workStore(visit).among([...new Set(sessionIds)])).values()].filter(
    ({ kind, groupId }) => kind === 'report' && groupId === courseId,
  )

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
      { ...given, Id: SessionId, resubmitUntil: null },
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
    releaseClassReports,
    async function handleReleaseClassReports(visit, { CourseId, ClassId }) {
      const { course } = await overseenCourse(visit, CourseId)
      const one = (await classesOf(visit, CourseId)).find(({ id }) => id === ClassId)
      if (!one) throw refuse(releaseClassReports.refusals.notStudying)
      const people = new Set(one.people)
      const works = (await workStore(visit).ofGroup('report', CourseId)).filter(
        ({ personId, state }) => state === 'marked' && people.has(personId),
      )
      const released = await releaseMarks(source, visit, works)
      await visit.publish({
        kind: 'managed',
        area: 'experiment',
        text: `发布了“${one.name}”在课程“${course.name}”的实验报告成绩：${released} 份`,
      })
      return { Released: released }
    },
  ),

  answer(
    markTogether,
    async function handleMarkTogether(visit, { CourseId, SessionIds, ...given }) {
      await overseenCourse(visit, CourseId)
      const works = await reportsIn(visit, CourseId, SessionIds)
      const marked = await decideSeveral(source, visit, works, {
        ...given,
        Outcome: 'marked',
        AgainDays: againDays.usual,
      })
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
