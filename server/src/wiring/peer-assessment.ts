import { peerRoundStateNames } from '@xinglin/contract/peer-assessment'
import { submissionSource, worksToMark } from '#assignments'
import { visibleOfKind } from '#courses/catalogue'
import type { MarkingSource } from '#marking'
import type { SubjectsOf } from '#messages'
import {
  type GroupsWithWorks,
  peerAssessmentCalls,
  peerReviewsOwed,
  roundsAmong,
  roundsToDecide,
} from '#peer-assessment'
import { runsSchool } from '#platform/visit'
import { reportsToMark, reportsWaiting } from '#simulations/experiment'
import type { TodaySource } from '#today'

const path = (id: string): string => `/PersonalInfo/mutualAssistanceScore?id=${id}`

const experiments = 3
const maxCourses = 200

/** Tasks and courses in which works wait for the visitor. */
const groupsWithWorks: GroupsWithWorks = async (visit) => {
  const reports = runsSchool(visit)
    ? await reportsWaiting(visit, await visibleOfKind(visit, experiments, maxCourses))
    : await reportsToMark(visit)
  return [
    ...(await worksToMark(visit)).map(({ id }) => ({ kind: 'submission' as const, groupId: id })),
    ...[...reports.keys()].map((groupId) => ({ kind: 'report' as const, groupId })),
  ]
}

/** Answers peer assessment, of works of tasks and of reports. */
export const peerAssessment = (reports: MarkingSource) =>
  peerAssessmentCalls([submissionSource, reports], groupsWithWorks)

/** Reviews that a student owes, and what of rounds waits for whoever runs them. */
export const peersToday: TodaySource = async (visit) => [
  ...(await peerReviewsOwed(visit)).map(({ Id, Title, DueAt, Owed }) => ({
    Group: 'due' as const,
    Text: `互评“${Title}”还有 ${Owed} 份待评阅`,
    Due: DueAt,
    Action: '去评阅',
    Of: Title,
    Path: path(Id),
  })),
  ...(await roundsToDecide(visit)).map(({ id, title, works, appeals }) => ({
    Group: 'waiting' as const,
    Text: `互评“${title}”有 ${[
      ...(works > 0 ? [`${works} 份待您评分`] : []),
      ...(appeals > 0 ? [`${appeals} 条申诉待处理`] : []),
    ].join('，')}`,
    Count: works + appeals,
    Action: '去处理',
    Of: title,
    Path: path(id),
  })),
]

/** Rounds of which a message speaks. */
export const peerSubjects: SubjectsOf = async (visit, ids) =>
  new Map(
    (await roundsAmong(visit, ids)).map(({ round }) => [
      round.id,
      { title: round.title, state: peerRoundStateNames[round.state], path: path(round.id) },
    ]),
  )
