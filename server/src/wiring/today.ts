import { dueAssignments, worksToMark } from '#assignments'
import { titlesOf } from '#courses/access'
import { visibleOfKind } from '#courses/catalogue'
import { waitingFeedback } from '#feedback'
import { newLeads } from '#licences/admin'
import type { MarkingSource } from '#marking'
import { type DeliveryServices, messageCalls, unreadOf } from '#messages'
import { runsSchool, type Visit } from '#platform/visit'
import { reviewsToAnswer, unansweredTotal } from '#reviews'
import { retractionsToDecide } from '#scores'
import { waitingRegistrations } from '#sign-in-methods'
import { appealsToDecide, appealsWaiting, decidedAppeals } from '#simulations/consultation'
import { newsOfReports, reportsToMark, reportsWaiting } from '#simulations/experiment'
import { todayCalls, type Today, type TodaySource } from '#today'
import { itemKinds } from './assignments.ts'
import { entriesToReview, ownRunsToday, sheetsToMark } from './competitions.ts'
import { undelivered } from './deliveries.ts'
import { dueCourses } from './due-courses.ts'
import { inquiriesToday } from './inquiries.ts'
import { peersToday } from './peer-assessment.ts'
import { teachingToday } from './peer-teaching.ts'
import { questionnairesToday } from './questionnaires.ts'
import { answersToMark, ownExamsToday, regradesWaiting } from './examinations.ts'
import { messageSubjects } from './messages.ts'
import { playerPath } from './player-path.ts'
import { counted, examined, writings } from './today-drafts.ts'
import { gradesPath, rechecksToday } from './work-messages.ts'

const courseKinds = { consultation: 1, experiment: 3 } as const
const maxCourses = 200
/** A sentence for each course in which something waits, the most first. */
const perCourse = async (
  visit: Visit,
  waiting: ReadonlyMap<string, number>,
  about: (name: string, count: number, courseId: string) => Omit<Today, 'Group' | 'Count' | 'Of'>,
): Promise<readonly Today[]> => {
  const names = await titlesOf(visit, [...waiting.keys()])
  return [...waiting]
    .toSorted(([, one], [, other]) => other - one)
    .map(([id, count]) => {
      const name = names.get(id) ?? ''
      return { Group: 'waiting', Count: count, Of: name, ...about(name, count, id) }
    })
}

const coursesOf = (visit: Visit, kind: number) => visibleOfKind(visit, kind, maxCourses)
/** Reports that wait to be marked: a teacher's own courses, to those who run the school all. */
const reports: TodaySource = async (visit) => {
  if (visit.who === 'student') return []
  const waiting = runsSchool(visit)
    ? await reportsWaiting(visit, await coursesOf(visit, courseKinds.experiment))
    : await reportsToMark(visit)
  return perCourse(visit, waiting, (name, count, id) => ({
    Text: `“${name}”有 ${count} 份实验报告待批阅`,
    Action: '去批阅',
    Path: `/PersonalInfo/LabReportList?course=${id}&state=waiting`,
  }))
}

/** Works of tasks that wait to be marked, the most first. */
const works: TodaySource = async (visit) =>
  (await worksToMark(visit))
    .toSorted((one, other) => other.waiting - one.waiting)
    .map(({ id, title, waiting }) => ({
      Group: 'waiting' as const,
      Text: `任务“${title}”有 ${waiting} 份作业待批阅`,
      Count: waiting,
      Action: '去批阅',
      Of: title,
      Path: `/PersonalInfo/missionDetail?id=${id}&tab=marking`,
    }))

/** Appeals that wait to be decided. */
const appeals: TodaySource = async (visit) => {
  if (visit.who === 'student') return []
  const waiting = runsSchool(visit)
    ? await appealsWaiting(visit, await coursesOf(visit, courseKinds.consultation))
    : await appealsToDecide(visit)
  return perCourse(visit, waiting, (name, count, id) => ({
    Text: `“${name}”有 ${count} 条问诊申诉待处理`,
    Action: '去处理',
    Path: `/Consultations/${id}?tab=appeals`,
  }))
}

/** Reviews that nobody replied to. */
const reviews: TodaySource = async (visit) => {
  if (visit.who === 'teacher')
    return perCourse(visit, await reviewsToAnswer(visit), (name, count, id) => ({
      Text: `“${name}”有 ${count} 条评价未回复`,
      Action: '去回复',
      Path: `/PersonalInfo/CommentList?course=${id}&state=unanswered`,
    }))
  if (!runsSchool(visit)) return []
  const count = await unansweredTotal(visit)
  return counted('条评价未回复', count, '去查看', '评价', '/manage/reviews?state=unanswered')
}

/** Grades that their teachers ask to take back, for those who run the school. */
const gradeRetractions: TodaySource = async (visit) =>
  (await retractionsToDecide(visit)).map(({ classId, title }) => ({
    Group: 'waiting' as const,
    Text: `“${title}”申请撤回已发布的成绩`,
    Action: '去处理',
    Of: title,
    Path: gradesPath(classId),
  }))

/** What else waits for those who run the school. */
const administration: TodaySource = async (visit) =>
  runsSchool(visit)
    ? [
        ...counted(
          '份注册申请待审核',
          await waitingRegistrations(visit),
          '去审核',
          '注册申请',
          '/manage/registrations',
        ),
        ...counted(
          '条意见反馈待处理',
          await waitingFeedback(visit),
          '去处理',
          '意见反馈',
          '/manage/feedback',
        ),
        ...counted(
          '条意向待联系',
          await newLeads(visit),
          '去联系',
          '意向客户',
          '/manage/leads?state=new',
        ),
      ]
    : []

/** A student's reports that came back, and appeals that were decided. */
const results: TodaySource = async (visit) => {
  if (visit.who !== 'student') return []
  const back = await newsOfReports(visit)
  const decided = await decidedAppeals(visit)
  return [
    ...back.map(({ id, title, state }) => ({
      Group: state === 'returned' ? ('waiting' as const) : ('changed' as const),
      Text: `“${title}”的实验报告${state === 'returned' ? '被退回，请修改后重新提交' : '已批阅'}`,
      Action: '看报告',
      Of: title,
      Path: `/PersonalInfo/LabReportListComment?id=${id}`,
    })),
    ...decided.map(({ SessionId, CourseId, ProgressId, ItemId, Title, Accepted, Declined }) => ({
      Group: 'changed' as const,
      Text: `您对“${Title}”的申诉有了结果：${[
        ...(Accepted > 0 ? [`${Accepted} 条已接受`] : []),
        ...(Declined > 0 ? [`${Declined} 条已驳回`] : []),
      ].join('，')}`,
      Action: '看复盘',
      Of: Title,
      Path: `${playerPath(CourseId, ProgressId, ItemId)}?debrief=${SessionId}`,
    })),
  ]
}

const taskWords = (title: string, isReturned: boolean, isLate: boolean): string => {
  if (isReturned) return `任务“${title}”被退回，请修改后重新提交`
  return isLate ? `任务“${title}”已逾期，仍可提交` : `任务“${title}”待完成`
}

/** A student's tasks that are to be done, by their own dates. */
const tasks: TodaySource = async (visit) =>
  visit.who === 'student'
    ? (await dueAssignments(itemKinds, visit)).map(({ id, title, due, isReturned, isLate }) => ({
        Group: due === null ? ('waiting' as const) : ('due' as const),
        Text: taskWords(title, isReturned, isLate),
        Due: due?.toISOString() ?? '',
        Action: '去完成',
        Of: title,
        Path: `/PersonalInfo/MyMission/0/MyMissionDetail/${id}`,
      }))
    : []

/** What one was told and has not read. */
const messages: TodaySource = async (visit) => {
  const { Count, MustConfirm } = await unreadOf(visit)
  if (Count === 0) return []
  return [
    {
      Group: MustConfirm ? 'waiting' : 'changed',
      Text: MustConfirm ? '有必读消息待确认' : `${Count} 条未读消息`,
      Count,
      Action: '去查看',
      Of: '消息',
      Path: '/PersonalInfo/MyNews?unread=1',
    },
  ]
}

/** Every room that knows of something that concerns a visitor now, in the order in which it is read. */
const todaySources: readonly TodaySource[] = [
  tasks,
  ownExamsToday,
  dueCourses,
  questionnairesToday,
  peersToday,
  teachingToday,
  reports,
  works,
  answersToMark,
  inquiriesToday,
  regradesWaiting,
  appeals,
  reviews,
  writings,
  entriesToReview,
  sheetsToMark,
  ownRunsToday,
  examined,
  administration,
  gradeRetractions,
  results,
  messages,
  undelivered,
]

/** Answers what people are told: their messages, what is announced to them, and what concerns them today. */
export const tellingCalls = (reports: MarkingSource, services: DeliveryServices) => [
  ...messageCalls(messageSubjects(reports), services),
  ...todayCalls([...todaySources, rechecksToday(reports)]),
]
