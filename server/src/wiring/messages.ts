import { caseStateNames } from '@xinglin/contract/workshop'
import { assignmentsAmong } from '#assignments'
import { ownClassesAmong } from '#classes'
import { accessToCourses } from '#courses/access'
import { ownFeedbackAmong } from '#feedback'
import type { MarkingSource } from '#marking'
import type { OtherSubjects, SubjectNow, SubjectsOf } from '#messages'
import { momentWord, type Visit } from '#platform/visit'
import { unansweredReviews } from '#reviews'
import { appealsWaiting, ownConsultationsAmong } from '#simulations/consultation'
import { ownReportsAmong, reportsWaiting } from '#simulations/experiment'
import { draftsAmong, type DraftKind } from '#workshop'
import { itemKinds } from './assignments.ts'
import { contestSubjects } from './competitions.ts'
import { ownExamSubjects } from './examinations.ts'
import { askedCourses, inquirySubjects } from './inquiries.ts'
import { peerSubjects } from './peer-assessment.ts'
import { ownLearning } from './learning-messages.ts'
import { resourceSubjects } from './resource-messages.ts'
import { teachingPostSubjects, teachingSessionSubjects } from './peer-teaching.ts'
import { questionnaireSubjects } from './questionnaires.ts'
import { failedDeliveries } from './deliveries.ts'
import { playerPath } from './player-path.ts'
import { ownReviews } from './review-messages.ts'
import {
  gradesOfClasses,
  markedSources,
  retractions,
  rechecks,
  tasksToMark,
} from './work-messages.ts'

const workshops: Readonly<Record<DraftKind, string>> = {
  case: '/CaseWorkshop',
  procedure: '/ProcedureWorkshop',
  protocol: '/ExperimentWorkshop',
}

const inClasses: SubjectsOf = async (visit, ids) => {
  const classes = await ownClassesAmong(visit, ids)
  return new Map(
    [...classes].map(([id, { title, isArchived }]) => [
      id,
      {
        title,
        state: isArchived ? '班级已归档' : '',
        path: `/PersonalInfo/MyClassDetail?id=${id}`,
      },
    ]),
  )
}

/** Drafts of the workshops and of courses: each id is one of theirs. */
const drafts: SubjectsOf = async (visit, ids) => {
  const written = await draftsAmong(visit, ids)
  const courses = await accessToCourses(visit, ids)
  return new Map<string, SubjectNow>([
    ...[...written].map(
      ([id, { kind, title, state }]) =>
        [
          id,
          {
            title,
            state: caseStateNames[state] ?? '',
            path: `${workshops[kind]}/${id}`,
          },
        ] as const,
    ),
    ...[...courses].flatMap(([id, { course, teaches }]) =>
      teaches
        ? [
            [
              id,
              {
                title: course.name,
                state: caseStateNames[course.revision ?? course.examineType] ?? '',
                path: '/PersonalInfo/courseManage',
              },
            ] as const,
          ]
        : [],
    ),
  ])
}

/** What waits in courses for whoever teaches them: how many by course, in words, and where. */
const waitingIn =
  (
    count: (visit: Visit, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
    words: (waiting: number) => string,
    pathOf: (courseId: string) => string,
  ): SubjectsOf =>
  async (visit, ids) => {
    const courses = [...(await accessToCourses(visit, ids)).values()].filter((one) => one.oversees)
    const waiting = await count(
      visit,
      courses.map(({ course }) => course.id),
    )
    return new Map(
      courses.map(({ course }) => [
        course.id,
        {
          title: course.name,
          state: words(waiting.get(course.id) ?? 0),
          path: pathOf(course.id),
        },
      ]),
    )
  }

const reportStates = {
  waiting: '已提交，等待批阅',
  returned: '已退回，等待修改',
  marked: '等待批阅',
} as const

const reports: SubjectsOf = async (visit, ids) =>
  new Map(
    (await ownReportsAmong(visit, ids)).map(({ id, title, state, final }) => [
      id,
      {
        title,
        state: state === 'released' ? `得分 ${final ?? 0}` : reportStates[state],
        path: `/PersonalInfo/LabReportListComment?id=${id}`,
      },
    ]),
  )

const consultations: SubjectsOf = async (visit, ids) =>
  new Map(
    (await ownConsultationsAmong(visit, ids)).map((row) => [
      row.id,
      {
        title: row.title,
        state: row.composite === null ? '' : `得分 ${row.composite}`,
        path: `${playerPath(row.courseId, row.attemptId, row.itemId)}?debrief=${row.id}`,
      },
    ]),
  )

const feedbackStates = {
  new: '等待处理',
  working: '处理中',
  replied: '已回复',
  closed: '已关闭',
} as const

const feedback: SubjectsOf = async (visit, ids) =>
  new Map(
    (await ownFeedbackAmong(visit, ids)).map((row) => [
      row.id,
      { title: row.beginning, state: feedbackStates[row.state], path: '/Feedbackquery' },
    ]),
  )

const ownTasks: SubjectsOf = async (visit, ids) =>
  new Map(
    (await assignmentsAmong(itemKinds, visit, ids)).map(({ id, title, state, due }) => [
      id,
      {
        title,
        state: due ? `${state}，${momentWord(visit.school.timezone, due)} 截止` : state,
        path: `/PersonalInfo/MyMission/0/MyMissionDetail/${id}`,
      },
    ]),
  )

/** For each kind of message the rooms that know how its object stands; `reportSource` are laboratory reports as works. */
export const messageSubjects = (reportSource: MarkingSource): OtherSubjects => ({
  'questionnaire-opened': questionnaireSubjects,
  'questionnaire-reminder': questionnaireSubjects,
  'peer-review-due': peerSubjects,
  'peer-result': peerSubjects,
  'peer-teacher': peerSubjects,
  'peer-appeal': peerSubjects,
  'peer-appeal-decided': peerSubjects,
  'teaching-asked': teachingPostSubjects,
  'teaching-answered': teachingPostSubjects,
  'teaching-told': teachingSessionSubjects,
  'teaching-agreed': teachingSessionSubjects,
  'teaching-verified': teachingSessionSubjects,
  'inquiry-asked': askedCourses,
  'inquiry-answered': inquirySubjects,
  'inquiry-transferred': inquirySubjects,
  'resource-reviewed': resourceSubjects,
  'class-joined': inClasses,
  'draft-approved': drafts,
  'draft-returned': drafts,
  'report-submitted': waitingIn(
    reportsWaiting,
    (waiting) => (waiting > 0 ? `${waiting} 份待批阅` : '已全部批阅'),
    (id) => `/PersonalInfo/LabReportList?course=${id}&state=waiting`,
  ),
  'report-released': reports,
  'report-returned': reports,
  'task-published': ownTasks,
  'task-due-changed': ownTasks,
  'recheck-asked': rechecks(markedSources(reportSource)),
  'recheck-decided': rechecks(markedSources(reportSource)),
  'exam-published': ownExamSubjects,
  'exam-soon': ownExamSubjects,
  'exam-released': ownExamSubjects,
  'exam-regraded': ownExamSubjects,
  'work-submitted': tasksToMark,
  'work-returned': ownTasks,
  'work-released': ownTasks,
  'course-given': ownLearning,
  'course-dates-changed': ownLearning,
  'grades-published': gradesOfClasses,
  'retraction-asked': retractions,
  'learning-reminder': ownLearning,
  'task-reminder': ownTasks,
  'appeal-submitted': waitingIn(
    appealsWaiting,
    (waiting) => (waiting > 0 ? `${waiting} 份待处理` : '已全部处理'),
    (id) => `/Consultations/${id}?tab=appeals`,
  ),
  'appeal-decided': consultations,
  'score-reviewed': consultations,
  'review-written': waitingIn(
    unansweredReviews,
    (waiting) => (waiting > 0 ? `${waiting} 条未回复` : '已全部回复'),
    (id) => `/PersonalInfo/CommentList?course=${id}`,
  ),
  'review-replied': ownReviews,
  'review-featured': ownReviews,
  ...contestSubjects,
  'delivery-failed': failedDeliveries,
  'feedback-replied': feedback,
})
