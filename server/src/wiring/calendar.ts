import { datedAssignments } from '#assignments'
import { calendarCalls, type CalendarSource } from '#calendar'
import { datedExams } from '#exams'
import type { Keys } from '#platform/keys'
import { questionnairesToAnswer } from '#questionnaires'
import { itemKinds } from './assignments.ts'

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
  (await datedExams(visit)).map(({ id, name, state, stateName, opens, closes, attemptId }) => ({
    kind: 'exam',
    id,
    title: name,
    state: stateName,
    starts: opens,
    ends: closes,
    path: attemptId && state !== 2 ? `/KnowledgeExam?result=${attemptId}` : '/KnowledgeExam',
  }))

const questionnaires: CalendarSource = async (visit) =>
  (await questionnairesToAnswer(visit)).map(({ Id, Title, ClosesAt }) => ({
    kind: 'questionnaire',
    id: Id,
    title: Title,
    state: '待填写',
    starts: null,
    ends: new Date(ClosesAt),
    path: `/PersonalInfo/Stuquestionnaire?id=${Id}`,
  }))

/** Every room that keeps something of a student's that has a date. */
export const calendarSources: readonly CalendarSource[] = [tasks, exams, questionnaires]

/** Answers a student's calendar. */
export const ownCalendarCalls = (keys: Pick<Keys, 'sign'>) => calendarCalls(calendarSources, keys)
