import { datedAssignments } from '#assignments'
import { calendarCalls, type CalendarSource } from '#calendar'
import { datedExams } from '#exams'
import type { Keys } from '#platform/keys'
import { questionnairesToAnswer } from '#questionnaires'
import { itemKinds } from './assignments.ts'
import { ownExamPath } from './examinations.ts'
import { questionnairePath } from './questionnaires.ts'

const tasks: CalendarSource = async (visit) =>
  (await datedAssignments(itemKinds, visit)).map(({ id, title, due, state }) => ({
    kind: 'task',
    id,
    title,
    state,
    starts: null,
    ends: due,
    path: `/PersonalInfo/MyMission/0/MyMissionDetail/${id}`,
  }))

const exams: CalendarSource = async (visit) =>
  (await datedExams(visit)).map((one) => ({
    kind: 'exam',
    id: one.id,
    title: one.name,
    state: one.stateName,
    starts: one.opens,
    ends: one.closes,
    path: ownExamPath(one),
  }))

const questionnaires: CalendarSource = async (visit) =>
  (await questionnairesToAnswer(visit)).map(({ Id, Title, ClosesAt }) => ({
    kind: 'questionnaire',
    id: Id,
    title: Title,
    state: '待填写',
    starts: null,
    ends: new Date(ClosesAt),
    path: questionnairePath(Id),
  }))

/** Every room that keeps something of a student's that has a date. */
export const calendarSources: readonly CalendarSource[] = [tasks, exams, questionnaires]

/** Answers a student's calendar. */
export const ownCalendarCalls = (keys: Pick<Keys, 'sign'>) => calendarCalls(calendarSources, keys)
